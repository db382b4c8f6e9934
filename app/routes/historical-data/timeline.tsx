import { useState } from 'react'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { pluralize } from '#app/lib/format.ts'
import { formatCalendar } from '#app/lib/format-calendar.ts'
import type { HistoryFigures } from './history-figures.ts'
import type { EveryMonth } from './use-all-months.ts'

type Month = HistoryFigures['timeline'][number]

/** Months, newest first; each bar is relative to the largest win or loss shown. */
export function Timeline({
  lastYear,
  months,
  allMonths,
}: {
  lastYear: readonly Month[]
  months: number
  allMonths: EveryMonth
}) {
  const [all, setAll] = useState(false)
  const shown = (all && allMonths.timeline) || lastYear
  const largest = Math.max(...shown.map(({ profit }) => Math.abs(profit)))

  function toggle() {
    if (!all) allMonths.load()
    setAll(!all)
  }

  return (
    <Card>
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle>Timeline</CardTitle>
          <CardDescription>{pluralize(months, 'month')} of play, newest first</CardDescription>
        </div>
        {months > lastYear.length ? (
          <Button size="small" aria-expanded={all} onClick={toggle}>
            {all ? `Show the last ${lastYear.length}` : `Show all ${months}`}
          </Button>
        ) : null}
      </CardHeaderRow>
      {all && allMonths.failure ? (
        <Alert tone="bad" className="mx-4 mb-3 sm:mx-5">
          {allMonths.failure}
        </Alert>
      ) : null}
      <ol className="grid gap-x-8 px-4 pb-4 sm:grid-cols-2 sm:px-5 xl:grid-cols-3">
        {shown.toReversed().map((month) => (
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
          className={classNames(
            'block h-full rounded-full forced-colors:bg-[CanvasText]',
            profit < 0 ? 'bg-bad' : 'bg-good',
          )}
        />
      </span>
    </li>
  )
}
