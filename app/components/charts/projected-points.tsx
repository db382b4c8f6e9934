import { lazy } from 'react'
import { pluralize } from '#app/lib/formats/format.ts'
import type { ProjectionErrors } from '#core/lineups/projection-errors.ts'
import { ChartCard } from './chart-card.tsx'
import { POINTS_BAR_HEIGHT, type PointsBar, rangeText, signedPoints } from './points-bar.ts'
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
      description={`${pluralize(lineups, 'lineup')}: mean error ${signedPoints(meanError)} points, mean distance ${meanDistance.toFixed(1)}`}
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
            range.projected.toFixed(1),
            range.actual.toFixed(1),
            signedPoints(range.error),
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
  const errors = ranges.map((range) => `${rangeText(range)} ${signedPoints(range.error)}`)
  return `Bar chart of the mean error by projected points: ${errors.join(', ')}.`
}
