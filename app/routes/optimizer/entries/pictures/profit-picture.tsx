import { useMemo } from 'react'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import {
  disbelief,
  formatCents,
  formatProfitCents,
  formatProfitEstimate,
  formatShare,
} from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { type ProfitDistribution, profitAt } from '#optimizer/sim/profit-distribution.ts'
import { PictureCard } from './picture-card.tsx'
import { profitCsv } from './picture-csv.ts'
import { profitBins } from './profit-bins.ts'
import { binName, ProfitHistogram } from './profit-histogram.tsx'

const BARS = 24

/** What all entries together may win or lose. */
export function ProfitPicture({
  distribution,
  average,
  feesCents,
  entries,
  isRunning,
}: {
  distribution: ProfitDistribution
  /** What they make on average, in cents; null where that stands elsewhere or is not known. */
  average: (Estimate & { isRaw: boolean }) | null
  /** What all entries cost together. */
  feesCents: number
  entries: number
  /** More games are being played. */
  isRunning: boolean
}) {
  const bins = useMemo(() => profitBins(distribution, feesCents, BARS), [distribution, feesCents])
  if (bins.length === 0) return null
  return (
    <PictureCard
      title={`Profit of ${pluralize(entries, 'entry', 'entries together')}`}
      description={`Payouts minus ${formatCents(feesCents)} in fees, over ${formatCount(distribution.sorted.length)} games, as simulated.${isRunning ? ' More are being played.' : ''}`}
      controls={<Figures distribution={distribution} average={average} feesCents={feesCents} />}
      picture={<ProfitHistogram bins={bins} distribution={distribution} />}
      table={
        <ScrollingTable
          caption="Profit by share of games"
          columns={['Profit', 'Games']}
          rows={bins.map((bin) => [binName(bin), formatShare(bin.share)])}
        />
      }
      file={{ name: 'profit.csv', csv: () => profitCsv(bins) }}
    />
  )
}

/** The average comes last: unless it is raw it is the only one of them that is not as simulated. */
function Figures({
  distribution,
  average,
  feesCents,
}: Pick<Parameters<typeof ProfitPicture>[0], 'distribution' | 'average' | 'feesCents'>) {
  const { chanceOfProfit } = distribution
  const averageName = average?.isRaw ? 'Average' : 'Average, moved towards the field'
  const facts = [
    ['Chance of profit', formatShare(chanceOfProfit.value)],
    ['Median', formatProfitCents(profitAt(distribution, 0.5))],
    ['Best 5% of games from', formatProfitCents(profitAt(distribution, 0.95))],
    ...(average
      ? [[averageName, disbelief(average, feesCents) || formatProfitEstimate(average)] as const]
      : []),
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">
            <UnbrokenWords text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
