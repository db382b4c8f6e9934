import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount, formatMoney, formatPoints, pluralize } from '#app/lib/format.ts'
import { formatCalendar } from '#app/lib/format-calendar.ts'
import type { EntryWire } from '#contract/history.ts'
import type { HistoryFigures } from './history-figures.ts'
import { useEntryPages } from './use-entry-pages.ts'

/** All entries in pages, newest first; loaded on request. */
export function EntryList({ history }: { history: HistoryFigures }) {
  const { answer, page, pending, failure, show } = useEntryPages(history)
  return (
    <Card className="overflow-hidden">
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle>Entries</CardTitle>
          <CardDescription>
            {pluralize(history.totalEntries, 'entry', 'entries')}, newest first
          </CardDescription>
        </div>
        {answer ? null : (
          <Button size="small" disabled={pending} onClick={() => show(1)}>
            Show entries
          </Button>
        )}
      </CardHeaderRow>
      {failure ? (
        <Alert tone="bad" className="mx-4 mb-4 sm:mx-5">
          {failure}
        </Alert>
      ) : null}
      {pending && !answer ? <Skeleton className="mx-4 mb-4 h-64 sm:mx-5" /> : null}
      {answer ? (
        <>
          <ul
            className={classNames('divide-y divide-border border-t border-border', pending && 'text-muted')}
          >
            {answer.entries.map((entry) => (
              <li key={entry.entry_key}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
          <Pager page={page} pages={Math.max(1, Math.ceil(answer.total / answer.page_size))} onShow={show} />
        </>
      ) : null}
    </Card>
  )
}

function Entry({ entry }: { entry: EntryWire }) {
  const winnings = entry.winnings_non_ticket + entry.winnings_ticket
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 px-4 py-2 text-sm tabular-nums sm:px-5">
      <span className="min-w-0 truncate font-medium" title={entry.contest_name}>
        {entry.contest_name || '-'}
      </span>
      <ProfitFigure profit={entry.profit} className="text-right font-medium" />
      <span className="min-w-0 text-[0.8125rem] wrap-anywhere text-muted">
        {[formatCalendar(entry.contest_date.slice(0, 10)), entry.sport, entry.game_type].join(' · ')}
      </span>
      <span className="text-right text-[0.8125rem] text-muted">
        {formatMoney(entry.entry_fee)} → {formatMoney(winnings)}
      </span>
      <span className="col-span-2 text-[0.8125rem] text-muted">{finishText(entry)}</span>
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

function Pager({ page, pages, onShow }: { page: number; pages: number; onShow: (page: number) => void }) {
  return (
    <nav
      aria-label="Pages of entries"
      className="flex items-center justify-between border-t border-border p-2"
    >
      <Button variant="ghost" size="small" disabled={page <= 1} onClick={() => onShow(page - 1)}>
        <ChevronLeft aria-hidden />
        Newer
      </Button>
      <span className="text-[0.8125rem] text-muted tabular-nums">
        Page {formatCount(page)} of {formatCount(pages)}
      </span>
      <Button variant="ghost" size="small" disabled={page >= pages} onClick={() => onShow(page + 1)}>
        Older
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}
