import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { ChartReader } from '#app/components/charts/chart-reader.tsx'
import { linearScale, roundTicks } from '#app/components/charts/scale.ts'
import { useWidth } from '#app/components/charts/use-width.ts'
import { classNames } from '#app/lib/class-names.ts'
import { drawnPoints, type LineupPoint, nearestPoint, type RoiSide, roiSide } from './lineup-points.ts'
import { roiText } from './picture-texts.ts'

const HEIGHT = 240
const TOP = 24
const BOTTOM = 38
const LEFT = 34
const RIGHT = 8
const MOST_DRAWN = 900
const EDGE_TEXT = 'fill-muted text-[0.6875rem] tabular-nums'

export const SIDE_WORDS: Record<RoiSide, string> = {
  gain: 'ROI above 0',
  loss: 'ROI below 0',
  unclear: 'ROI within its error',
  unknown: 'No ROI yet',
}

/** Also the shape tells the sides apart: up, down, a dot within the error. */
const SIDE_LOOKS: Record<RoiSide, string> = {
  gain: 'fill-good stroke-good forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]',
  loss: 'fill-bad stroke-bad forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]',
  unclear: 'fill-gold stroke-gold forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]',
  unknown: 'fill-accent stroke-accent forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]',
}

/** Each lineup by the ownership of its rows and its points; those that are entered are filled. */
export function LineupScatter({ points }: { points: readonly LineupPoint[] }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, setAt] = useState<number | null>(null)
  const drawn = useMemo(
    () => drawnPoints(points, MOST_DRAWN).toSorted((a, b) => b.points - a.points),
    [points],
  )
  const axes = useMemo(() => axesOf(drawn, width), [drawn, width])
  const places = drawn.map(({ ownershipSum, points: proj }) => ({ x: axes.x(ownershipSum), y: axes.y(proj) }))

  function follow(event: PointerEvent) {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const nearest = nearestPoint(places, { x: event.clientX - left, y: event.clientY - top })
    setAt(nearest < 0 ? null : nearest)
  }

  return (
    <ChartReader
      label="Lineups of the chart, by points"
      count={drawn.length}
      at={at}
      onAt={setAt}
      text={(place) => (place === null ? 'Point at a lineup to read it.' : pointSentence(drawn[place]!))}
    >
      <div
        ref={box}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setAt(null)}
        className="touch-pan-y"
        style={{ height: HEIGHT }}
      >
        {width > 0 ? (
          <svg role="img" aria-label={describe(points)} width={width} height={HEIGHT} className="block">
            <Axes axes={axes} width={width} />
            {drawn.map((point, place) => (
              <Mark key={point.key} point={point} {...places[place]!} isRead={at === place} />
            ))}
            {at === null ? null : (
              <circle
                cx={places[at]!.x}
                cy={places[at]!.y}
                r={8}
                fill="none"
                strokeWidth={2}
                className="stroke-foreground"
              />
            )}
          </svg>
        ) : null}
      </div>
    </ChartReader>
  )
}

type Axes = {
  xTicks: number[]
  yTicks: number[]
  x: (ownershipSum: number) => number
  y: (points: number) => number
}

function axesOf(points: readonly LineupPoint[], width: number): Axes {
  const ticks = (values: number[], count: number) =>
    roundTicks(Math.min(...values), Math.max(...values), count)
  const xTicks = ticks(
    points.map(({ ownershipSum }) => ownershipSum),
    width < 400 ? 3 : 6,
  )
  const yTicks = ticks(
    points.map((point) => point.points),
    4,
  )
  return {
    xTicks,
    yTicks,
    x: linearScale([xTicks[0]!, xTicks.at(-1)!], [LEFT, width - RIGHT]),
    y: linearScale([yTicks[0]!, yTicks.at(-1)!], [HEIGHT - BOTTOM, TOP]),
  }
}

function Axes({ axes: { xTicks, yTicks, x, y }, width }: { axes: Axes; width: number }) {
  return (
    <>
      {yTicks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-border" />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" className={EDGE_TEXT}>
            {tick}
          </text>
        </g>
      ))}
      {xTicks.map((tick, place) => (
        <text
          key={tick}
          x={x(tick)}
          y={HEIGHT - BOTTOM + 18}
          textAnchor={place === xTicks.length - 1 ? 'end' : 'middle'}
          className={EDGE_TEXT}
        >
          {tick}%
        </text>
      ))}
      <text x={width - RIGHT} y={HEIGHT - 4} textAnchor="end" className={EDGE_TEXT}>
        Own Sum
      </text>
      <text x={0} y={10} className={EDGE_TEXT}>
        Proj
      </text>
    </>
  )
}

const SIZE = 4.5

function Mark({ point, x, y, isRead }: { point: LineupPoint; x: number; y: number; isRead: boolean }) {
  const side = roiSide(point.roi)
  const up = side === 'gain' ? -1 : 1
  const look = {
    className: classNames(SIDE_LOOKS[side], !isRead && 'opacity-85'),
    ...(point.isChosen ? {} : { style: { fill: 'none' } }),
    strokeWidth: 1.25,
  }
  if (side === 'unclear' || side === 'unknown') return <circle cx={x} cy={y} r={SIZE - 1} {...look} />
  return (
    <path
      d={`M${x - SIZE} ${y - (2 * up * SIZE) / 3}H${x + SIZE}L${x} ${y + up * SIZE}Z`}
      strokeLinejoin="round"
      {...look}
    />
  )
}

/** `Lineup 3: 92.31 points, Own Sum 210%, ROI +12% ± 4` */
function pointSentence({ label, points, ownershipSum, roi, isChosen }: LineupPoint): string {
  const facts = [
    `${points.toFixed(2)} points`,
    `Own Sum ${Math.round(ownershipSum)}%`,
    ...(roi ? [`ROI ${roiText(roi)}`] : []),
    ...(isChosen ? [] : ['not entered']),
  ]
  return `${label}: ${facts.join(', ')}`
}

function describe(points: readonly LineupPoint[]): string {
  const span = (values: number[]) =>
    `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  return `Scatter of ${points.length} lineups: ${span(points.map((point) => point.points))} points, Own Sum ${span(points.map(({ ownershipSum }) => ownershipSum))}%.`
}
