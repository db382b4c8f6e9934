import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  Fragment,
  type MouseEvent as PressEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { MoreRows } from '#app/lib/lists/use-near-end.ts'
import { allRows, drawnRows } from '../../lib/lists/drawn-rows.ts'
import { useNearEnd } from '../../lib/lists/use-near-end.ts'
import { recall, remember } from '../../lib/session/session-memory.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** Of a row in the table; `index` counts from 0. */
export type RowPlace = { index: number; ref: Ref<HTMLTableRowElement> }

/** The records that were loaded, of which only those near the window are drawn. `total` is the length of the whole list. */
export function RecordTable<Item extends { id: number }>({
  items,
  total,
  memoryKey,
  following,
  head,
  row,
}: {
  items: readonly Item[]
  total: number
  memoryKey: string
  following: MoreRows
  head: ReactNode
  row: (item: Item, place: RowPlace) => ReactNode
}) {
  const { table, rows, spaceAfter, measure, onFocus } = useWindowRows(memoryKey, items, following)
  return (
    <table
      ref={table}
      aria-rowcount={total + 1}
      className="w-full table-fixed text-sm max-md:block md:min-w-[44rem] xl:min-w-0"
    >
      <thead className="text-sm text-muted max-md:hidden">
        <tr aria-rowindex={1}>{head}</tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a link for the keyboard */}
      <tbody className="max-md:block" onFocus={onFocus} onClick={openRow}>
        {rows.map(({ index, space }) => {
          const item = items[index]!
          return (
            <Fragment key={item.id}>
              <Space height={space} />
              {row(item, { index, ref: measure })}
            </Fragment>
          )
        })}
        <Space height={spaceAfter} />
      </tbody>
    </table>
  )
}

/** Stands for rows that are not drawn. Its one cell has no `colSpan`: columns that a narrow table hides would take room again. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="max-md:block">
      <td className="max-md:block" style={{ height }} />
    </tr>
  )
}

/**
 * A press anywhere on a row follows the row's link; the keys of the press decide about a new tab, as on the link itself. Presses on
 * its buttons, in their menus and at the end of a selection do nothing here. (A link stretched over a table row needs
 * `position: relative` on the row, which older Safari ignores.)
 */
function openRow(event: PressEvent<HTMLTableSectionElement>): void {
  const { target, currentTarget, nativeEvent } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button') || getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector('a')
  link?.dispatchEvent(new MouseEvent('click', nativeEvent))
}

/** Rows drawn beyond the visible ones, so that a fast scroll shows no gaps. */
const OVERSCAN = 10
const ESTIMATED_ROW_PX = 72

/**
 * The rows of a table in a scrolling page that are near the window. `following` loads more when the last ones come near.
 * The rows carry `data-index`, and `measure` as their ref. Their heights are remembered under `key`, so that Back returns
 * to the same place.
 */
function useWindowRows(key: string, items: readonly { id: number }[], following: MoreRows) {
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
