import { type PointerEvent, useRef, useState } from 'react'
import { useWidth } from '#app/lib/use-width.ts'
import { formatProfit } from '#core/figures/format.ts'
import { axisMoney } from './axis-money.ts'
import { cornersText, stepsOf } from './profit-line.ts'
import type { ProfitPoint } from './profit-over-time.tsx'
import { linearScale, roundTicks } from './scale.ts'
import { timeTicks } from './time-axis.ts'

const HEIGHT = 224
const TOP = 12
const BOTTOM = 26
const RIGHT = 12
const LETTER = 7.5
/** Room for the longest label of the time axis, `Dec 29, 2025`, and a gap. */
const LABEL_WIDTH = 92

/** Points up to here have a dot each. */
const MOST_DOTS = 30

/** The cumulative profit as steps from the first date to the last; a dot where all games were on one date. */
export default function ProfitChart({ points, label }: { points: readonly ProfitPoint[]; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, setAt] = useState<number | null>(null)
  const totals = points.map((point) => point.total)
  const ticks = roundTicks(Math.min(0, ...totals), Math.max(0, ...totals), 4)
  const left = Math.max(...ticks.map((tick) => axisMoney(tick).length)) * LETTER + 10
  const right = width - RIGHT
  const y = linearScale([ticks[0]!, ticks.at(-1)!], [HEIGHT - BOTTOM, TOP])
  const x =
    points.length > 1
      ? linearScale([points[0]!.x, points.at(-1)!.x], [left, right])
      : () => (left + right) / 2
  const places = points.map((point) => ({ x: x(point.x), y: y(point.total) }))
  const steps = stepsOf(places, y(0))

  function follow(event: PointerEvent) {
    const pointer = event.clientX - event.currentTarget.getBoundingClientRect().left
    const distances = places.map((place) => Math.abs(place.x - pointer))
    setAt(distances.indexOf(Math.min(...distances)))
  }

  const mostLabels = Math.max(2, Math.floor((right - left) / LABEL_WIDTH))
  const labels = timeTicks(points[0]!.x, points.at(-1)!.x, mostLabels)
  const place = places[at ?? places.length - 1]!
  return (
    <div
      ref={box}
      className="relative size-full touch-pan-y"
      onPointerMove={follow}
      onPointerLeave={() => setAt(null)}
    >
      <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="block">
        {ticks.map((tick) => (
          <Gridline key={tick} tick={tick} y={y(tick)} left={left} right={right} />
        ))}
        {steps.length > 0 ? (
          <>
            <polygon points={cornersText([...steps, { x: right, y: y(0) }])} className="fill-accent/10" />
            <polyline
              points={cornersText(steps)}
              fill="none"
              strokeWidth={1.75}
              strokeLinejoin="round"
              className="stroke-accent"
            />
          </>
        ) : null}
        {places.length <= MOST_DOTS
          ? places.map((each, index) => (
              <circle key={points[index]!.x} cx={each.x} cy={each.y} r={2.5} className="fill-accent" />
            ))
          : null}
        {at === null ? null : (
          <line x1={place.x} x2={place.x} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-field" />
        )}
        <circle cx={place.x} cy={place.y} r={4} className="fill-accent stroke-card" strokeWidth={2} />
        {labels.map(({ x: at, label: text }) => (
          <TickLabel key={at} text={text} x={x(at)} left={left} right={right} />
        ))}
      </svg>
      {at === null ? null : <Reading point={points[at]!} x={place.x} width={width} />}
    </div>
  )
}

const EDGE_TEXT = 'fill-muted text-xs tabular-nums'

function Gridline({ tick, y, left, right }: { tick: number; y: number; left: number; right: number }) {
  return (
    <>
      <line x1={left} x2={right} y1={y} y2={y} className={tick === 0 ? 'stroke-field' : 'stroke-border'} />
      <text x={left - 8} y={y + 4} textAnchor="end" className={EDGE_TEXT}>
        {axisMoney(tick)}
      </text>
    </>
  )
}

/** A label of the time axis under its place, moved inwards at both ends of the chart. */
function TickLabel({ text, x, left, right }: { text: string; x: number; left: number; right: number }) {
  const half = (text.length * LETTER) / 2
  const middle = Math.min(Math.max(x, left + half), right - half)
  return (
    <>
      <line x1={x} x2={x} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM + 4} className="stroke-border" />
      <text x={middle} y={HEIGHT - 6} textAnchor="middle" className={EDGE_TEXT}>
        {text}
      </text>
    </>
  )
}

/** The label of the point under the pointer, on the side that has room. */
function Reading({ point, x, width }: { point: ProfitPoint; x: number; width: number }) {
  const side = x > width / 2 ? { right: width - x + 10 } : { left: x + 10 }
  return (
    <div
      aria-hidden
      style={side}
      className="pointer-events-none absolute top-1 grid max-w-[45%] rounded-md border border-border bg-raised px-2.5 py-1.5 text-xs shadow-lg"
    >
      <span className="truncate text-muted">{point.label}</span>
      <span className="tabular-nums">
        Total <span className="font-semibold">{formatProfit(point.total)}</span>
      </span>
      <span className="text-muted tabular-nums">Change {formatProfit(point.profit)}</span>
    </div>
  )
}
