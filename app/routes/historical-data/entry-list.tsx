import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'
import { ListEnd } from '#app/components/list-end.tsx'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { allRows, drawnRows } from '#app/lib/lists/drawn-rows.ts'
import { useContinuedList } from '#app/lib/lists/use-continued-list.ts'
import { type MoreRows, useNearEnd } from '#app/lib/lists/use-near-end.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { EntryPage, EntryWire } from '#contract/history.ts'
import { historyQuery } from '#contract/history-query.ts'
import { formatCount, formatMoney, formatPoints, pluralize } from '#core/figures/format.ts'
import type { HistoryView } from '#core/history/history-view.ts'
import { EntryControls, SORT_NAMES } from './entry-controls.tsx'

type EntryListProps = {
  view: HistoryView
  /** The place that the list starts from; null for its start. */
  after: string | null
  first: ListPage<EntryWire>
  total: number
}

/** The entries of a view, with its search and its order. */
export function EntryList(props: EntryListProps) {
  const { view, after, total } = props
  return (
    <Card className="overflow-hidden" id="entries">
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle>Entries</CardTitle>
          <CardDescription aria-live="polite" className="wrap-anywhere">
            {describe(view, total)}
          </CardDescription>
        </div>
        <EntryControls view={view} />
      </CardHeaderRow>
      {total > 0 ? (
        <EntryRows key={historyQuery(view, after)} {...props} />
      ) : (
        <p className="border-t border-border px-4 py-10 text-center text-sm text-muted">
          No entries match your search
        </p>
      )}
    </Card>
  )
}

/** Rows after the first page are loaded as the list is scrolled. */
function EntryRows({ view, after, first, total }: EntryListProps) {
  const load = useCallback((place: string) => loadPage(view, place), [view])
  const list = useContinuedList(`history/rows${historyQuery(view, after)}`, first, load)
  const { items, next, pending, failure, more } = list
  const { scroller, rows, spaceAfter, measure } = useScrollRows(items, keyOf, list)
  return (
    <ScrollWindow ref={scroller} label="Entries" className="max-h-72 sm:max-h-[26rem] border-t border-border">
      <div style={{ height: rows[0]?.space ?? 0 }} />
      <ol>
        {rows.map(({ index }) => {
          const entry = items[index]!
          return (
            <li
              key={entry.entry_key}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total}
              className="border-b border-border"
            >
              <Entry entry={entry} />
            </li>
          )
        })}
      </ol>
      <div style={{ height: spaceAfter }} />
      <div className="p-3">
        <ListEnd
          shown={items.length}
          total={total}
          noun="entry"
          plural="entries"
          next={next === null ? null : `/historical-data${historyQuery(view, next)}#entries`}
          pending={pending}
          failure={failure}
          onMore={more}
        />
      </div>
    </ScrollWindow>
  )
}

function keyOf(entry: EntryWire): string {
  return entry.entry_key
}

/** `12 entries of NFL with "milly", newest first` */
function describe({ sport, search, sort }: HistoryView, total: number): string {
  const found = [
    pluralize(total, 'entry', 'entries'),
    sport === null ? '' : `of ${sport}`,
    search === '' ? '' : `with "${search}"`,
  ]
  const order =
    sort === 'contest' ? 'by contest' : `${SORT_NAMES[sort].toLowerCase().replace('roi', 'ROI')} first`
  return `${found.filter(Boolean).join(' ')}, ${order}`
}

async function loadPage(view: HistoryView, after: string): Promise<ListPage<EntryWire>> {
  const { entries, next, revision } = await getJson<EntryPage>(
    `/api/historical/entries${historyQuery(view, after)}`,
  )
  return { items: entries, next, revision }
}

function Entry({ entry }: { entry: EntryWire }) {
  const winnings = entry.winnings_non_ticket + entry.winnings_ticket
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 px-4 py-2 text-sm tabular-nums sm:px-5">
      {/* Whole: entries of one contest differ at the end, as in `[20 Entry Max] (11/20)`. */}
      <span className="min-w-0 font-medium wrap-anywhere">{entry.contest_name || '-'}</span>
      <ProfitFigure profit={entry.profit} className="text-right font-medium" />
      <span className="min-w-0 text-sm wrap-anywhere text-muted">
        {[formatCalendar(entry.contest_date.slice(0, 10)), entry.sport, entry.game_type].join(' · ')}
      </span>
      <span className="text-right text-sm text-muted">
        {formatMoney(entry.entry_fee)} → {formatMoney(winnings)}
      </span>
      <span className="col-span-2 text-sm text-muted">{finishText(entry)}</span>
    </div>
  )
}

function finishText({ place, contest_entries, points, winnings_ticket }: EntryWire): string {
  const parts = [
    place === null
      ? null
      : `#${formatCount(place)}${contest_entries ? ` of ${formatCount(contest_entries)}` : ''}`,
    points === null ? null : `${formatPoints(points)} points`,
    winnings_ticket > 0 ? `${formatMoney(winnings_ticket)} as a ticket` : null,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Rows drawn beyond the visible ones, so that a fast scroll shows no gaps. */
const OVERSCAN = 10
const ESTIMATED_ROW_PX = 76

/** Like `useWindowRows`, for a list that scrolls in an element of its own. */
function useScrollRows<Item>(items: readonly Item[], keyOf: (item: Item) => string, following: MoreRows) {
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
