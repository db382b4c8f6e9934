import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { besideCell, cellOrRow, columnAt } from './cell-focus.ts'
import { GridRow } from './grid-parts.tsx'
import { InOneScroll, scrollerOf } from './screen-scroller.ts'

/** Rows rendered beyond the visible ones, so that a fast scroll shows no gaps. */
const OVERSCAN = 5
/** The rows among them that are rendered with the visible ones after a jump. The others follow, so that the jump shows its rows sooner. */
const OVERSCAN_AT_ONCE = 2
/** About as much of its height as the list has; its own height is known once it is laid out. */
const SHARE_OF_THE_SCREEN = 0.6
const WIDE_ROW_PX = 32
const NARROW_ROW_PX = 53

/** The keys of a row know whether Shift was held. */
export type RowKey = { key: string; shiftKey: boolean }

/**
 * Rows as a virtualized ARIA grid. The grid has one tab stop; arrow up and down, page keys, Home and End move between
 * rows, left and right between the cells of a row that can be edited; any other key is passed to `onRowKey`. The controls
 * of the active row are tab stops too.
 */
export function PlayerGrid<Row>({
  label,
  rows: items,
  idOf,
  view,
  header,
  footer,
  row,
  rowClassName,
  onRowKey,
  isTableAt = () => false,
  className,
}: {
  label: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** When this value changes (filter, search, sort), the list scrolls to its top. */
  view: unknown
  header?: ReactNode
  /** Below the last row. */
  footer?: ReactNode
  row: (row: Row, tabbable: boolean) => ReactNode
  rowClassName: (row: Row) => string
  /** Returns whether the key did something. */
  onRowKey: (key: RowKey, row: Row) => boolean
  /** Whether a row has one line at this width, in pixels; without it never. */
  isTableAt?: (width: number) => boolean
  className?: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const inOneScroll = use(InOneScroll)
  // The first rows are drawn with the screen instead of after it, which would hold a phone up for twice as long.
  const [firstRect] = useState(() => ({ width: innerWidth, height: innerHeight * SHARE_OF_THE_SCREEN }))
  const [active, setActive] = useState(0)
  const focusNext = useRef<{ index: number; column: string | null } | null>(null)
  const hasFocus = useRef(false)
  const shownView = useRef(view)
  /** Pixels of the screen's scroll above the list. */
  const [above, setAbove] = useState(0)
  const [observeOffset] = useState(() =>
    fromNextFrame<[number, boolean]>((virtualizer, report) =>
      observeElementOffset(virtualizer, (...offset) => {
        // What is above the list may have come or gone.
        setAbove(pixelsAbove(list.current, virtualizer.scrollElement))
        report(...offset)
      }),
    ),
  )
  const virtualizer: Virtualizer<HTMLElement, Element> = useVirtualizer<HTMLElement, Element>({
    count: items.length,
    getScrollElement: () => (inOneScroll ? scrollerOf(list.current) : list.current),
    scrollMargin: above,
    // A low estimate would render more rows than fit. To ask the element for its width would lay out the new rows at once.
    estimateSize: () =>
      isTableAt((virtualizer.scrollRect ?? firstRect).width) ? WIDE_ROW_PX : NARROW_ROW_PX,
    initialRect: firstRect,
    observeElementRect: rectOfFrame,
    observeElementOffset: observeOffset,
    // A new list is at its top. To scroll it there would lay it out as well.
    scrollToFn: (offset, options, instance) => {
      if (instance.scrollRect !== firstRect) elementScroll(offset, options, instance)
    },
    getItemKey: (index) => idOf(items[index]!),
    measureElement: observedHeight,
    overscan: OVERSCAN,
    useFlushSync: false,
    // The active row is rendered wherever the list is scrolled to: a focused row that disappears would lose the focus, and
    // the next key with it.
    rangeExtractor: (range) => renderedRows(range, isJump, hasFocus.current ? active : null),
  })
  const isTable = isTableAt((virtualizer.scrollRect ?? firstRect).width)
  const place = Math.floor((virtualizer.calculateRange()?.startIndex ?? 0) / PAGE)
  // The place where the list was before the last paint, until the rows of the new one are drawn. A new list was nowhere.
  const isJump = Math.abs(place - useDeferredValue(place, Number.NEGATIVE_INFINITY)) > 1
  const rows = virtualizer.getVirtualItems()
  // If the active row is scrolled out of the rendered rows, the first rendered row is the tab stop.
  const tabStop = rows.some(({ index }) => index === active) ? active : (rows[0]?.index ?? 0)

  useEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    const typing = rowOfTyping(list.current)
    setActive(typing ?? 0)
    if (typing !== null) return virtualizer.scrollToIndex(typing, { align: 'auto' })
    const { scrollElement } = virtualizer
    const top = pixelsAbove(list.current, scrollElement)
    if (scrollElement && scrollElement.scrollTop > top) scrollElement.scrollTo({ top })
    // The focused row may be gone; the focus stays in the list, on its first row.
    if (hasFocus.current) focusNext.current = { index: 0, column: null }
  }, [view, virtualizer])

  // No dependencies: the row to focus may be rendered several renders after the scroll. Before the browser handles the next
  // key, so that no key falls between the old row and the new one.
  useLayoutEffect(() => {
    if (focusNext.current === null) return
    const { index, column } = focusNext.current
    const element = rowElement(list.current, index)
    if (!element) return
    focusNext.current = null
    cellOrRow(element, column).focus({ preventScroll: true })
  })

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement) return
    // Keys may come faster than rows are rendered; then the move starts from the row about to be focused.
    const at = focusNext.current?.index ?? tabStop
    const next = nextIndex(event.key, at, items.length)
    const onRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'row'
    const item = items[at]
    const beside = besideCell(event.target as Element, event.key)
    if (next !== null) moveTo(next, focusNext.current?.column ?? columnAt(event.target as Element))
    else if (beside) beside.focus()
    else if (!onRow || !item || !onRowKey(event, item)) return
    event.preventDefault()
  }

  function moveTo(index: number, column: string | null) {
    setActive(index)
    virtualizer.scrollToIndex(index, { align: 'auto' })
    const element = rowElement(list.current, index)
    if (element) cellOrRow(element, column).focus({ preventScroll: true })
    else focusNext.current = { index, column }
  }

  return (
    <div
      ref={list}
      className={classNames(
        // A table that is wider than the screen moves sideways on its own.
        inOneScroll ? isTable && 'overflow-x-auto overflow-y-hidden' : 'overflow-auto overscroll-contain',
        className,
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be virtualized */}
      <div
        role="grid"
        className="w-max min-w-full @max-2xl/pool:w-full"
        aria-label={label}
        aria-rowcount={items.length + (header ? 1 : 0)}
        onKeyDown={handleKey}
        onFocus={() => {
          hasFocus.current = true
          focusNext.current = null
        }}
        onBlur={(event) => {
          hasFocus.current = event.currentTarget.contains(event.relatedTarget)
        }}
      >
        {header}
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {rows.map(({ index, start, key }) => (
            <VirtualRow
              key={key}
              item={items[index]!}
              index={index}
              rowIndex={index + (header ? 2 : 1)}
              start={start - above}
              isTabStop={index === tabStop}
              row={row}
              rowClassName={rowClassName}
              measure={virtualizer.measureElement}
              onActive={setActive}
            />
          ))}
        </div>
      </div>
      {footer}
    </div>
  )
}

type VirtualRowProps<Row> = {
  item: Row
  index: number
  /** In the grid, counted from 1, with the header. */
  rowIndex: number
  /** Pixels from the top of the list. */
  start: number
  isTabStop: boolean
  row: (row: Row, tabbable: boolean) => ReactNode
  rowClassName: (row: Row) => string
  measure: (element: Element | null) => void
  onActive: (index: number) => void
}

/** Memoized: a scroll, and a focus that moves, render only the rows that change. */
const VirtualRow = memo(function VirtualRow<Row>({
  item,
  index,
  rowIndex,
  start,
  isTabStop,
  row,
  rowClassName,
  measure,
  onActive,
}: VirtualRowProps<Row>) {
  return (
    <GridRow
      ref={measure}
      data-index={index}
      aria-rowindex={rowIndex}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onActive(index)}
      className={classNames(
        'group/row absolute inset-x-0 top-0 border-b border-border focus-visible:z-10 focus-visible:-outline-offset-2',
        rowClassName(item),
      )}
      style={{ transform: `translateY(${start}px)` }}
    >
      {row(item, isTabStop)}
    </GridRow>
  )
}) as <Row>(props: VirtualRowProps<Row>) => ReactNode

type Observe<Value extends unknown[]> = (
  list: Virtualizer<HTMLElement, Element>,
  report: (...value: Value) => void,
) => undefined | (() => void)

/** Observes the list from its next frame on. At once, it would be laid out for this alone, while it is still being drawn. */
function fromNextFrame<Value extends unknown[]>(observe: Observe<Value>): Observe<Value> {
  return (list, report) => {
    let stop: undefined | (() => void)
    const frame = requestAnimationFrame(() => {
      stop = observe(list, report)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }
}

const rectOfFrame = fromNextFrame<[{ width: number; height: number }]>(observeElementRect)

/**
 * A new row has the estimated height until the browser reports its real one, before it paints. To read it at once would
 * lay the whole table out one more time for each set of new rows.
 */
function observedHeight(
  row: Element,
  reported: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<HTMLElement, Element>,
): number {
  if (reported) return measureElement(row, reported, virtualizer)
  const index = virtualizer.indexFromElement(row)
  return virtualizer.measurementsCache[index]?.size ?? virtualizer.options.estimateSize(index)
}

/** Zero for a list that scrolls on its own. */
function pixelsAbove(list: Element | null, scroller: Element | null): number {
  if (list === null || scroller === null || list === scroller) return 0
  return Math.round(
    list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
  )
}

/** The index of the row in which something is typed in. To take the focus from it would end that. */
function rowOfTyping(list: Element | null): number | null {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || !list?.contains(field)) return null
  return Number(field.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0)
}

/** Focuses the first row of a grid, for example from the search box above it. */
export function focusFirstRow(container: HTMLElement | null): void {
  container?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus()
}

/** The rows in sight, some around them, and the active row. */
function renderedRows(inSight: Range, isJump: boolean, active: number | null): number[] {
  const rows = defaultRangeExtractor({ ...inSight, overscan: isJump ? OVERSCAN_AT_ONCE : OVERSCAN })
  if (active === null || active >= inSight.count || rows.includes(active)) return rows
  return [...rows, active].sort((a, b) => a - b)
}

const PAGE = 8

function nextIndex(key: string, index: number, count: number): number | null {
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: count - 1,
  }
  const target = moves[key]
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1)
}

function rowElement(container: HTMLElement | null, index: number): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null
}
