import { classNames } from '#app/lib/class-names.ts'
import type { Interval } from '#core/money/intervals/interval.ts'
import { linearScale } from './scale.ts'

const place = linearScale([-100, 100], [0, 100])
const clamped = (pct: number) => Math.min(100, Math.max(0, place(pct)))

/** A dot for the return and a line for its range, around the mark at 0%; the figures stand beside it. */
export function IntervalPlot({ roiPct, interval }: { roiPct: number; interval: Interval | null }) {
  const tone = classNames(
    'forced-colors:bg-[CanvasText]',
    roiPct < 0 ? 'bg-bad' : roiPct > 0 ? 'bg-good' : 'bg-muted',
  )
  return (
    <div aria-hidden className="relative h-5">
      <span className="absolute inset-y-0 left-1/2 w-px bg-border" />
      {interval ? (
        <span
          style={{
            left: `${clamped(interval.low)}%`,
            width: `${clamped(interval.high) - clamped(interval.low)}%`,
          }}
          className={classNames('absolute top-1/2 h-0.5 -translate-y-1/2', tone)}
        />
      ) : null}
      <span
        style={{ left: `${clamped(roiPct)}%` }}
        className={classNames('absolute top-1/2 size-2 -translate-1/2 rounded-full', tone)}
      />
    </div>
  )
}
