import { useMemo } from 'react'
import { DrawnChart, ReadRing } from '#app/components/charts/drawn-chart.tsx'
import { nearestPoint } from '#app/components/charts/nearest-point.ts'
import { type PlotArea, PointAxes, type PointScales } from '#app/components/charts/point-axes.tsx'
import { linearScale, roundTicks } from '#app/components/charts/scale.ts'
import { useChart } from '#app/components/charts/use-chart.ts'
import { classNames } from '#app/lib/class-names.ts'
import { formatRoiEstimate } from '#core/figures/estimates.ts'
import { drawnPoints, type LineupPoint, type RoiSide, roiSide } from './lineup-points.ts'

const HEIGHT = 240
const MOST_DRAWN = 900

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
  const chart = useChart()
  const { width, at } = chart
  const drawn = useMemo(
    () => drawnPoints(points, MOST_DRAWN).toSorted((a, b) => b.points - a.points),
    [points],
  )
  const area = plotArea(width)
  const scales = useMemo(() => scalesOf(drawn, width), [drawn, width])
  const places = drawn.map(({ ownershipSum, points: proj }) => ({
    x: scales.x(ownershipSum),
    y: scales.y(proj),
  }))

  return (
    <DrawnChart
      chart={chart}
      height={HEIGHT}
      description={describe(points)}
      label="Lineups of the chart, by points"
      count={drawn.length}
      text={(place) => (place === null ? 'Choose a lineup to read it.' : pointSentence(drawn[place]!))}
      markAt={(pointer) => nearestPoint(places, pointer)}
    >
      {() => (
        <>
          <PointAxes scales={scales} area={area} height={HEIGHT} names={{ x: 'Own Sum', y: 'Proj' }} />
          {drawn.map((point, place) => (
            <Mark key={point.key} point={point} {...places[place]!} isRead={at === place} />
          ))}
          <ReadRing point={at === null ? undefined : places[at]} radius={8} />
        </>
      )}
    </DrawnChart>
  )
}

const plotArea = (width: number): PlotArea => ({ left: 34, right: width - 8, top: 24, bottom: HEIGHT - 38 })

function scalesOf(points: readonly LineupPoint[], width: number): PointScales {
  const { left, right, top, bottom } = plotArea(width)
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
    x: linearScale([xTicks[0]!, xTicks.at(-1)!], [left, right]),
    y: linearScale([yTicks[0]!, yTicks.at(-1)!], [bottom, top]),
  }
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
    ...(roi ? [`ROI ${formatRoiEstimate(roi)}`] : []),
    ...(isChosen ? [] : ['not entered']),
  ]
  return `${label}: ${facts.join(', ')}`
}

function describe(points: readonly LineupPoint[]): string {
  const span = (values: number[]) =>
    `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  return `Scatter of ${points.length} lineups: ${span(points.map((point) => point.points))} points, Own Sum ${span(points.map(({ ownershipSum }) => ownershipSum))}%.`
}
