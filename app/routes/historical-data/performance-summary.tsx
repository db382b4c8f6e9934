import type { ReactNode } from 'react'
import { intervalText } from '#app/components/charts/interval-text.ts'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatCount, formatMoney, formatPct, pluralize } from '#app/lib/format.ts'
import type { Interval } from '#core/money/bootstrap.ts'
import type { HistoryFigures } from './history-figures.ts'

export function PerformanceSummary({ history }: { history: HistoryFigures }) {
  const { total } = history
  return (
    <Card>
      <CardHeader>
        <CardTitle>Performance Summary</CardTitle>
        <CardDescription>
          The ranges are 95% confidence intervals. They are too narrow for large tournaments, whose rare large
          prizes may not be in your history. A range that includes 0% may be luck alone.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
          <Figure name="Total Entries" note={`in ${pluralize(total.contests, 'contest')}`}>
            {formatCount(history.totalEntries)}
          </Figure>
          <Figure name="Cash Rate" note={rangeText(total.cashRateInterval)}>
            {formatPct(history.cashRate)}
          </Figure>
          <Figure
            name="Net Profit"
            note={total.tickets > 0 ? `${formatMoney(total.tickets)} of it tickets` : null}
          >
            <ProfitFigure profit={history.netProfit} />
          </Figure>
          <Figure name="ROI" note={rangeText(total.roiInterval)}>
            <RoiFigure roiPct={total.cost > 0 ? history.roi : null} />
          </Figure>
          <Figure name="Best Finish">
            {history.bestFinish === null ? '-' : `#${formatCount(history.bestFinish)}`}
          </Figure>
          <Figure name="Avg Points">{history.avgPoints.toFixed(1)}</Figure>
        </dl>
      </CardContent>
    </Card>
  )
}

function Figure({ name, note, children }: { name: string; note?: string | null; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-lg font-semibold break-words sm:text-xl tabular-nums">{children}</span>
        {note ? <span className="text-[0.8125rem] text-muted tabular-nums">{note}</span> : null}
      </dd>
    </div>
  )
}

function rangeText(interval: Interval | null): string {
  return interval ? intervalText(interval) : 'No range yet'
}
