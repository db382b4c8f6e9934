import { lazy } from 'react'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { formatMoney, formatPct } from '#core/figures/format.ts'
import { ChartCard } from './chart-card.tsx'
import { roiIntervalText } from './interval-text.ts'
import { ROI_BAR_HEIGHT, type RoiBar } from './roi-bar.ts'
import { Noted, ScrollingTable } from './scrolling-table.tsx'

const RoiChart = lazy(() => import('./roi-chart.client.tsx'))

const MOST_BARS = 6

/** Profit as a share of the fees, by type of contest; the chart shows the first few, the table all. */
export function RoiByType({ bars }: { bars: readonly RoiBar[] }) {
  const drawn = bars.slice(0, MOST_BARS)
  return (
    <ChartCard
      title="ROI by Contest Type"
      description="Profit as a share of the fees paid"
      height={drawn.length * ROI_BAR_HEIGHT}
      chart={<RoiChart bars={drawn} label={describe(drawn)} />}
      table={<RoiTable bars={bars} />}
    />
  )
}

function describe(bars: readonly RoiBar[]): string {
  return `Bar chart of the ROI by contest type: ${bars.map(({ name, roiPct }) => `${name} ${formatPct(roiPct)}`).join(', ')}.`
}

function RoiTable({ bars }: { bars: readonly RoiBar[] }) {
  return (
    <ScrollingTable
      caption="ROI by contest type"
      columns={['Type', 'Profit', 'ROI']}
      rows={bars.map(({ name, cost, profit, roiPct, ...roi }) => [
        <Noted key="type" note={`${formatMoney(cost)} in fees`}>
          {name}
        </Noted>,
        <ProfitFigure key="profit" profit={profit} />,
        <Noted key="roi" note={roiIntervalText(roi)}>
          <RoiFigure roiPct={roiPct} />
        </Noted>,
      ])}
    />
  )
}
