import { RoiFigure } from '#app/components/profit-figure.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { intervalIn } from '#core/money/intervals/interval.ts'
import { shortIntervalText } from './interval-text.ts'
import { ROI_BAR_HEIGHT, type RoiBar } from './roi-bar.ts'
import { linearScale, roundTicks } from './scale.ts'

/** A bar from 0% for each type, and a line over it for the interval. */
export default function RoiChart({ bars, label }: { bars: readonly RoiBar[]; label: string }) {
  const place = placesFor(bars)
  return (
    <div role="img" aria-label={label} className="grid">
      {bars.map((bar) => (
        <div key={bar.name} style={{ height: ROI_BAR_HEIGHT }} className="grid content-start gap-1">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 truncate">{bar.name}</span>
            <RoiFigure roiPct={bar.roiPct} className="shrink-0 font-medium" />
          </div>
          <Bar bar={bar} place={place} />
          <p className="truncate text-xs text-muted tabular-nums">
            {[bar.note, shortIntervalText(bar)].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </div>
  )
}

function Bar({ bar, place }: { bar: RoiBar; place: (pct: number) => number }) {
  const { roiPct } = bar
  const interval = intervalIn(bar.roiInterval)
  return (
    <div className="relative h-3 overflow-hidden rounded-sm bg-raised">
      <span
        style={span(place(Math.min(0, roiPct)), place(Math.max(0, roiPct)))}
        className={classNames(
          'absolute inset-y-0 forced-colors:bg-[CanvasText]',
          roiPct < 0 ? 'bg-bad/70' : 'bg-good/70',
        )}
      />
      {interval ? (
        <span
          style={span(place(interval.low), place(interval.high))}
          className="absolute top-1/2 h-px -translate-y-1/2 bg-foreground"
        />
      ) : null}
      <span style={{ left: `${place(0)}%` }} className="absolute inset-y-0 w-px bg-foreground" />
    </div>
  )
}

function span(from: number, to: number) {
  return { left: `${from}%`, width: `${Math.max(to - from, 0.5)}%` }
}

/** The axis ends at this multiple of the best return, or at 100%, when intervals are longer. */
const AXIS_REACH = 1.5

/**
 * The position of a return, in percent of the width. A loss is at most -100%, but a return has no upper limit; an interval
 * that is much longer than the returns ends at the edge of the chart.
 */
function placesFor(bars: readonly RoiBar[]): (pct: number) => number {
  const best = Math.max(0, ...bars.map(({ roiPct }) => roiPct))
  const farthest = Math.max(100, AXIS_REACH * best)
  const reach = bars.flatMap(({ roiPct, roiInterval }) => {
    const { low, high } = intervalIn(roiInterval) ?? { low: 0, high: 0 }
    return [roiPct, low, high]
  })
  const ticks = roundTicks(Math.min(0, ...reach), Math.min(farthest, Math.max(0, ...reach)), 4)
  const scale = linearScale([ticks[0]!, ticks.at(-1)!], [0, 100])
  return (pct) => Math.min(100, Math.max(0, scale(pct)))
}
