import { useState } from 'react'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { pluralize } from '#app/lib/format.ts'
import { formatCalendar } from '#app/lib/format-calendar.ts'
import type { HistoryFigures } from './history-figures.ts'

type Month = HistoryFigures['timeline'][number]

const SHOWN_AT_FIRST = 12

/** Month by month, the newest first; a bar says how a month compares with the largest win or loss. */
export function Timeline({ months }: { months: readonly Month[] }) {
  const [all, setAll] = useState(false)
  const newestFirst = months.toReversed()
  const largest = Math.max(...months.map(({ profit }) => Math.abs(profit)))
  return (
    <Card>
      <CardHeader className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <CardTitle>Timeline</CardTitle>
          <CardDescription>{pluralize(months.length, 'month')} of play, newest first</CardDescription>
        </div>
        {months.length > SHOWN_AT_FIRST ? (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the last ${SHOWN_AT_FIRST}` : `Show all ${months.length}`}
          </Button>
        ) : null}
      </CardHeader>
      <ol className="grid gap-x-8 px-4 pb-4 sm:grid-cols-2 sm:px-5 xl:grid-cols-3">
        {(all ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST)).map((month) => (
          <MonthRow
            key={month.month}
            month={month}
            sharePct={(Math.abs(month.profit) / largest) * 100 || 0}
          />
        ))}
      </ol>
    </Card>
  )
}

function MonthRow({ month: { month, entries, profit }, sharePct }: { month: Month; sharePct: number }) {
  return (
    <li className="grid grid-cols-[1fr_auto_6.5rem] gap-x-3 py-1.5 text-sm tabular-nums">
      <span>{formatCalendar(month)}</span>
      <span className="text-muted">{pluralize(entries, 'entry', 'entries')}</span>
      <ProfitFigure profit={profit} className="text-right" />
      <span className="col-span-3 mt-1.5 h-0.5 rounded-full bg-raised">
        <span
          style={{ width: `${sharePct}%` }}
          className={classNames('block h-full rounded-full', profit < 0 ? 'bg-bad' : 'bg-good')}
        />
      </span>
    </li>
  )
}
