import { lazy, useMemo } from 'react'
import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { formatProfit, pluralize } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import { ChartCard } from './chart-card.tsx'
import { type PackedCurve, unpackCurve } from './packed-curve.ts'
import { Noted, ScrollingTable } from './scrolling-table.tsx'

const ProfitChart = lazy(() => import('./profit-chart.client.tsx'))

/** A point of the line, in dollars; `x` ascends: milliseconds since 1970. */
export type ProfitPoint = {
  x: number
  label: string
  axis: string
  entries: number
  profit: number
  total: number
}

/** The cumulative profit of `what` ("12 entries") over the dates of the games. */
export function ProfitOverTime({
  curve,
  what,
  className,
}: {
  curve: PackedCurve
  what: string
  className?: string
}) {
  return (
    <ChartCard
      title="Profit Over Time"
      description={`Winnings minus fees, added up over ${what}`}
      height={224}
      className={className}
      chart={<Chart curve={curve} />}
      table={<ProfitTable curve={curve} unit={{ day: 'Day', month: 'Month' }[curve.unit]} />}
    />
  )
}

function Chart({ curve }: { curve: PackedCurve }) {
  const points = usePoints(curve)
  return <ProfitChart points={points} label={describe(points)} />
}

function usePoints(curve: PackedCurve): ProfitPoint[] {
  return useMemo(() => toPoints(curve), [curve])
}

function toPoints(curve: PackedCurve): ProfitPoint[] {
  const { unit, points } = unpackCurve(curve)
  return points.map(({ label, date, entries, profitCents, totalCents }) => ({
    x: Date.parse(date),
    label: formatCalendar(label),
    axis: formatCalendar(unit === 'month' ? date.slice(0, 7) : date),
    entries,
    profit: toDollars(profitCents),
    total: toDollars(totalCents),
  }))
}

function describe(points: readonly ProfitPoint[]): string {
  const totals = points.map(({ total }) => total)
  const [first, last] = [points[0]?.axis, points.at(-1)?.axis]
  if (points.length === 1) return `The profit of ${first}: ${formatProfit(totals[0] ?? 0)}.`
  return `Line chart of the profit from ${first} to ${last}: lowest ${formatProfit(Math.min(...totals))}, highest ${formatProfit(Math.max(...totals))}, ${formatProfit(totals.at(-1) ?? 0)} at the end.`
}

function ProfitTable({ curve, unit }: { curve: PackedCurve; unit: string }) {
  const points = usePoints(curve)
  return (
    <ScrollingTable
      caption="Profit over time"
      columns={[unit, 'Profit', 'Total']}
      rows={points.toReversed().map(({ label, entries, profit, total }) => [
        <Noted key="when" note={entries > 1 ? pluralize(entries, 'entry', 'entries') : null}>
          {label}
        </Noted>,
        <ProfitFigure key="profit" profit={profit} />,
        <ProfitFigure key="total" profit={total} />,
      ])}
    />
  )
}
