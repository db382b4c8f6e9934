import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { recall, remember } from '../session/session-memory.ts'
import { useHydrated } from '../use-hydrated.ts'
import { allRows, drawnRows } from './drawn-rows.ts'
import { type MoreRows, useNearEnd } from './use-near-end.ts'

/** Rows drawn beyond the visible ones, so that a fast scroll shows no gaps. */
const OVERSCAN = 10
const ESTIMATED_ROW_PX = 72

/**
 * The rows of a table in a scrolling page that are near the window. `following` loads more when the last ones come near.
 * The rows carry `data-index`, and `measure` as their ref. Their heights are remembered under `key`, so that Back returns
 * to the same place.
 */
export function useWindowRows(key: string, items: readonly { id: number }[], following: MoreRows) {
  const table = useRef<HTMLTableElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const isHydrated = useHydrated()
  const [heights] = useState(() =>
    import.meta.env.SSR ? undefined : recall<VirtualItem[]>(`${key}/heights`),
  )
  const virtualizer = useWindowVirtualizer({
    ...(heights ? { initialMeasurementsCache: heights } : {}),
    count: items.length,
    estimateSize: () => ESTIMATED_ROW_PX,
    getItemKey: (index) => items[index]!.id,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
    // The row last focused is drawn wherever the page is scrolled to, so that it does not lose the focus.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, items.length),
  })
  useNearEnd(virtualizer.range, items.length, following)

  useLayoutEffect(() => {
    const body = table.current?.tBodies[0]
    if (body) setTop(body.getBoundingClientRect().top + window.scrollY)
  }, [])

  useEffect(() => () => remember(`${key}/heights`, virtualizer.measurementsCache), [key, virtualizer])

  const bottom = top + virtualizer.getTotalSize()
  return {
    ...(isHydrated ? drawnRows(virtualizer.getVirtualItems(), { top, bottom }) : allRows(items)),
    table,
    measure: virtualizer.measureElement,
    onFocus: (event: FocusEvent) => {
      const row = event.target.closest('[data-index]')
      if (row instanceof HTMLElement) setFocused(Number(row.dataset.index))
    },
  }
}

function withRow(rows: number[], row: number | null, count: number): number[] {
  if (row === null || row >= count || rows.includes(row)) return rows
  return [...rows, row].sort((a, b) => a - b)
}
