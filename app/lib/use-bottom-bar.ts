import { type RefObject, useLayoutEffect } from 'react'

/** Between the bar and the bottom of the window, pixels. */
const EDGE = 8

/** A bar at the bottom of the screen, above which messages stand (`toaster.client.tsx`): its height as `--bottom-bar` of the page. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry!.borderBoxSize
      style.setProperty('--bottom-bar', `${size!.blockSize + EDGE}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [bar])
}
