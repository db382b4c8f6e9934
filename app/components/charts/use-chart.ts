import { type RefObject, useRef, useState } from 'react'
import { useWidth } from '#app/lib/use-width.ts'

/** A drawing: the box that it fills, the box's width in pixels (0 before it is in the page), and the mark that is read. */
export type Chart = {
  box: RefObject<HTMLDivElement | null>
  width: number
  /** The place of the mark that is read; null for none. */
  at: number | null
  onAt: (at: number | null) => void
}

export function useChart(): Chart {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, onAt] = useState<number | null>(null)
  return { box, width, at, onAt }
}
