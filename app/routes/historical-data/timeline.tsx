import { useState } from 'react'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount, pluralize } from '#app/lib/format.ts'
import { formatCalendar } from '#app/lib/format-calendar.ts'
import type { HistoryFigures } from './history-figures.ts'

const SHOWN_AT_FIRST = 12

/** Month by month, the newest first; a bar says how a month compares with the largest win or loss. */
export function Timeline({ months }: { months: HistoryFigures['timeline'] }) {
  const [all, setAll] = useState(false)
  const newestFirst = months.toReversed()
  const shown = all ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST)
  const largest = Math.max(...months.map(({ profit }) => Math.abs(profit)), 1)
  return (
    <Card className="overflow-hidden">
      <CardHeader>
        <CardTitle>Timeline</CardTitle>
        <CardDescription>{pluralize(months.length, 'month')} of play</CardDescription>
      </CardHeader>
      <ul className="divide-y divide-border border-t border-border text-sm">
        {shown.map(({ month, entries, profit }) => (
          <li key={month} className="grid grid-cols-[1fr_auto_6.5rem] gap-x-3 px-4 py-2 tabular-nums sm:px-5">
            <span>{formatCalendar(month)}</span>
            <span className="text-muted">
              {formatCount(entries)} {entries === 1 ? 'entry' : 'entries'}
            </span>
            <ProfitFigure profit={profit} className="text-right" />
            <span
              aria-hidden
              style={{ width: `${(Math.abs(profit) / largest) * 100}%` }}
              className={classNames('col-span-3 mt-1 h-0.5 rounded-full', profit < 0 ? 'bg-bad' : 'bg-good')}
            />
          </li>
        ))}
      </ul>
      {newestFirst.length > SHOWN_AT_FIRST ? (
        <div className="border-t border-border p-2 text-center">
          <Button variant="ghost" size="small" onClick={() => setAll(!all)}>
            {all ? 'Show the last 12' : `Show all ${formatCount(months.length)}`}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
