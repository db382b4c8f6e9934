import { intervalText, roiIntervalText, unseenPrizeText } from '#app/components/charts/interval-text.ts'
import { NamedFigure } from '#app/components/named-figure.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Explained } from '#app/components/ui/explained.tsx'
import { formatCount, formatMoney, formatPct, pluralize } from '#core/figures/format.ts'
import type { HistoryFigures } from './history-figures.ts'

export function PerformanceSummary({ history }: { history: HistoryFigures }) {
  const { total } = history
  const unseenPrize = unseenPrizeText(total)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Performance Summary</CardTitle>
        <CardDescription>
          <Explained help="The range that probably holds your long-run result. A first prize counts as possible even if you never won it.">
            95% confidence interval.
          </Explained>
        </CardDescription>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3">
          <NamedFigure name="Total Entries" note={`in ${pluralize(total.contests, 'contest')}`}>
            {formatCount(history.totalEntries)}
          </NamedFigure>
          <NamedFigure name="Cash Rate" note={intervalText(total.cashRateInterval)}>
            {formatPct(history.cashRate)}
          </NamedFigure>
          <NamedFigure
            name="Net Profit"
            note={total.tickets > 0 ? `${formatMoney(total.tickets)} of it in tickets` : null}
          >
            <ProfitFigure profit={history.netProfit} />
          </NamedFigure>
          <NamedFigure name="ROI" note={roiIntervalText(total)}>
            <RoiFigure roiPct={total.cost > 0 ? history.roi : null} />
          </NamedFigure>
          <NamedFigure name="Best Finish">
            {history.bestFinish === null ? '-' : `#${formatCount(history.bestFinish)}`}
          </NamedFigure>
          <NamedFigure name="Avg Points">{history.avgPoints.toFixed(1)}</NamedFigure>
        </dl>
        {unseenPrize ? <p className="mt-4 text-sm text-muted">{unseenPrize}</p> : null}
      </CardContent>
    </Card>
  )
}
