import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The width of the element in pixels, 0 before it is in the page. With a `guess` that is returned instead until the element is
 * laid out: to ask for the width of a large part while it is drawn lays it out at once, and draws it twice.
 */
export function useWidth(element: RefObject<HTMLElement | null>, guess?: number): number {
  const [width, setWidth] = useState(guess ?? 0)
  const [isGuessed] = useState(guess !== undefined)
  useLayoutEffect(() => {
    if (!element.current) return
    if (!isGuessed) setWidth(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isGuessed])
  return width
}
