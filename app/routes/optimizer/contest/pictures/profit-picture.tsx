import { useMemo } from 'react'
import { formatCount, pluralize } from '#app/lib/format.ts'
import { FigureTable } from './figure-table.tsx'
import { PictureCard } from './picture-card.tsx'
import { profitCsv } from './picture-csv.ts'
import { chanceText, profitText } from './picture-texts.ts'
import { profitBins } from './profit-bins.ts'
import { type ProfitDistribution, type ProfitFigures, profitFigures } from './profit-distribution.ts'
import { binName, ProfitHistogram } from './profit-histogram.tsx'

const BARS = 24

/** What all entries together may win or lose. */
export function ProfitPicture({
  distribution,
  feesCents,
  entries,
}: {
  distribution: ProfitDistribution
  /** What all entries cost together. */
  feesCents: number
  entries: number
}) {
  const figures = useMemo(() => profitFigures(distribution, feesCents), [distribution, feesCents])
  const bins = useMemo(() => profitBins(distribution, feesCents, BARS), [distribution, feesCents])
  if (figures === null) return null
  return (
    <PictureCard
      title={`Profit of ${pluralize(entries, 'entry', 'entries together')}`}
      description={`Payouts minus ${profitText(feesCents).slice(1)} in fees, over ${formatCount(figures.games)} simulated games, as simulated.`}
      controls={<Figures figures={figures} />}
      picture={<ProfitHistogram bins={bins} figures={figures} />}
      table={
        <FigureTable
          caption="Profit by share of games"
          columns={['Profit', 'Games']}
          rows={bins.map((bin) => ({
            key: `${bin.kind} ${bin.from}`,
            cells: [binName(bin), chanceText(bin.share)],
          }))}
        />
      }
      file={{ name: 'profit.csv', csv: () => profitCsv(bins) }}
    />
  )
}

function Figures({ figures }: { figures: ProfitFigures }) {
  const facts = [
    ['Chance of profit', chanceText(figures.chanceOfProfit)],
    ['Chance of losing all', chanceText(figures.chanceOfLosingAll)],
    ['Average', profitText(figures.expected)],
    ['Median', profitText(figures.median)],
    ['95th percentile', profitText(figures.high)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
