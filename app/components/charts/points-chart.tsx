import { formatSigned, pluralize } from '#core/figures/format.ts'
import { POINTS_BAR_HEIGHT, type PointsBar, rangeText } from './points-bar.ts'
import { linearScale } from './scale.ts'

/** The edges are at least this far from 0, so that a small error looks small. In points. */
const LEAST_REACH = 20

/** For each range of projected points a bar from 0 to the mean error. */
export default function PointsChart({ ranges, label }: { ranges: readonly PointsBar[]; label: string }) {
  const reach = Math.max(LEAST_REACH, ...ranges.map(({ error }) => Math.abs(error)))
  const place = linearScale([-reach, reach], [0, 100])
  return (
    <div role="img" aria-label={label} className="grid">
      {ranges.map((range) => (
        <div
          key={range.from}
          style={{ height: POINTS_BAR_HEIGHT }}
          className="grid content-start gap-1 tabular-nums"
        >
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 truncate">
              {rangeText(range)} projected
              <span className="text-xs text-muted"> · {pluralize(range.lineups, 'lineup')}</span>
            </span>
            <span className="shrink-0 font-medium">{formatSigned(range.error, 2)}</span>
          </div>
          <div className="relative h-3 overflow-hidden rounded-sm bg-raised">
            <span
              style={{
                left: `${place(Math.min(0, range.error))}%`,
                width: `${Math.abs(place(range.error) - place(0))}%`,
              }}
              className="absolute inset-y-0 bg-accent forced-colors:bg-[CanvasText]"
            />
            <span className="absolute inset-y-0 left-1/2 w-px bg-foreground" />
          </div>
        </div>
      ))}
    </div>
  )
}
