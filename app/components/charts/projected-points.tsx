import { lazy } from 'react'
import { formatPoints, formatSigned, pluralize } from '#core/figures/format.ts'
import type { ProjectionErrors } from '#core/lineups/projection-errors.ts'
import { ChartCard } from './chart-card.tsx'
import { POINTS_BAR_HEIGHT, type PointsBar, rangeText } from './points-bar.ts'
import { Noted, ScrollingTable } from './scrolling-table.tsx'

const PointsChart = lazy(() => import('./points-chart.tsx'))

const MOST_BARS = 6

/** Actual against projected points, by range of projected points; the table shows all ranges. */
export function ProjectedPoints({
  projections,
  className,
}: {
  projections: ProjectionErrors
  className?: string
}) {
  const { lineups, meanError, meanDistance, ranges } = projections
  const drawn = fullest(ranges)
  return (
    <ChartCard
      title="Actual Against Projected Points"
      description={`${pluralize(lineups, 'lineup')}: on average ${formatPoints(Math.abs(meanError))} points ${meanError < 0 ? 'below' : 'above'} the projection, ${formatPoints(meanDistance)} away from it`}
      height={drawn.length * POINTS_BAR_HEIGHT}
      className={className}
      chart={<PointsChart ranges={drawn} label={describe(drawn)} />}
      table={
        <ScrollingTable
          caption="Actual against projected points"
          columns={['Projected', 'Mean', 'Actual', 'Error']}
          rows={ranges.map((range) => [
            <Noted key="range" note={pluralize(range.lineups, 'lineup')}>
              {rangeText(range)}
            </Noted>,
            formatPoints(range.projected),
            formatPoints(range.actual),
            formatSigned(range.error, 2),
          ])}
        />
      }
    />
  )
}

/** The ranges with the most lineups, ascending. */
function fullest(ranges: readonly PointsBar[]): PointsBar[] {
  return ranges
    .toSorted((a, b) => b.lineups - a.lineups)
    .slice(0, MOST_BARS)
    .sort((a, b) => a.from - b.from)
}

function describe(ranges: readonly PointsBar[]): string {
  const errors = ranges.map((range) => `${rangeText(range)} ${formatSigned(range.error, 2)}`)
  return `Bar chart of the mean error by projected points: ${errors.join(', ')}.`
}
