import { useMemo } from 'react'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { formatRoiEstimate } from '#core/figures/estimates.ts'
import { formatPoints } from '#core/figures/format.ts'
import { type LineupPoint, type RoiSide, roiSide } from './lineup-points.ts'
import { LineupScatter, SIDE_WORDS } from './lineup-scatter.tsx'
import { PictureCard } from './picture-card.tsx'
import { scatterCsv } from './picture-csv.ts'

/** Points against ownership of every lineup, coloured by its ROI. */
export function ScatterPicture({
  points,
  unknown,
}: {
  points: readonly LineupPoint[]
  /** Lineups that are left out because the ownership of a row is not known. */
  unknown: number
}) {
  const rows = useMemo(() => points.toSorted((a, b) => b.points - a.points), [points])
  const hasCandidates = points.some(({ isChosen }) => !isChosen)
  const sides = (['gain', 'unclear', 'loss', 'unknown'] as const).filter((side) =>
    points.some(({ roi }) => roiSide(roi) === side),
  )
  return (
    <PictureCard
      title="Projection against ownership"
      description={
        <span className="flex flex-wrap gap-x-3">
          {sides.map((side) => (
            <SideLegend key={side} side={side} />
          ))}
          {hasCandidates ? <span>Filled: entered</span> : null}
          {unknown > 0 ? <span>{unknown} without ownership left out</span> : null}
        </span>
      }
      picture={
        points.length === 0 ? (
          <p className="text-sm text-muted">No lineup to draw: the ownership is not known.</p>
        ) : (
          <LineupScatter points={points} />
        )
      }
      table={
        <ScrollingTable
          caption="Projection, ownership and ROI of the lineups"
          columns={['Lineup', 'Proj', 'Own Sum', 'ROI']}
          rows={rows.map(({ label, points: proj, ownershipSum, roi, isChosen }) => [
            isChosen ? label : `${label} (not entered)`,
            formatPoints(proj),
            `${Math.round(ownershipSum)}%`,
            roi ? formatRoiEstimate(roi) : '-',
          ])}
        />
      }
      file={points.length === 0 ? null : { name: 'projection-ownership.csv', csv: () => scatterCsv(rows) }}
    />
  )
}

const LEGEND_PATHS: Record<RoiSide, string> = {
  gain: 'M1 9H9L5 1Z',
  loss: 'M1 1H9L5 9Z',
  unclear: 'M5 1.5a3.5 3.5 0 1 0 .01 0Z',
  unknown: 'M5 1.5a3.5 3.5 0 1 0 .01 0Z',
}
const LEGEND_COLORS: Record<RoiSide, string> = {
  gain: 'fill-good',
  loss: 'fill-bad',
  unclear: 'fill-gold',
  unknown: 'fill-accent',
}

function SideLegend({ side }: { side: RoiSide }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg
        aria-hidden
        viewBox="0 0 10 10"
        className={`size-2.5 ${LEGEND_COLORS[side]} forced-colors:fill-[CanvasText]`}
      >
        <path d={LEGEND_PATHS[side]} />
      </svg>
      {SIDE_WORDS[side]}
    </span>
  )
}
