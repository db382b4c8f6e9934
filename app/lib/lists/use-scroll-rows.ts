import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { allRows, drawnRows } from './drawn-rows.ts'
import { type MoreRows, useNearEnd } from './use-near-end.ts'

/** Rows drawn beyond the visible ones, so that a fast scroll shows no gaps. */
const OVERSCAN = 10
const ESTIMATED_ROW_PX = 76

/** Like `useWindowRows`, for a list that scrolls in an element of its own. */
export function useScrollRows<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  following: MoreRows,
) {
  const scroller = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_ROW_PX,
    getItemKey: (index) => keyOf(items[index]!),
    overscan: OVERSCAN,
    useFlushSync: false,
  })
  useNearEnd(virtualizer.range, items.length, following)
  const bottom = virtualizer.getTotalSize()
  return {
    ...(isHydrated ? drawnRows(virtualizer.getVirtualItems(), { top: 0, bottom }) : allRows(items)),
    scroller,
    measure: virtualizer.measureElement,
  }
}
