import { useMemo } from 'react'
import { DrawnChart, ReadRing } from '#app/components/charts/drawn-chart.tsx'
import { nearestPoint } from '#app/components/charts/nearest-point.ts'
import { type PlotArea, PointAxes, type PointScales } from '#app/components/charts/point-axes.tsx'
import { linearScale, roundTicks } from '#app/components/charts/scale.ts'
import { useChart } from '#app/components/charts/use-chart.ts'
import { positionColor } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPct, formatPoints, pluralize } from '#core/figures/format.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import { extremePlayers, fittingLabels } from './extreme-players.ts'

const HEIGHT = 250
/** With the sentence below the picture. */
export const OWNERSHIP_HEIGHT = HEIGHT + 24
/** Of a name, in px. */
const LETTER = 7
const LONGEST_NAME = 20
/** The width of a mark, and how far from its middle a name begins, in px. */
const MARK = 28
const BESIDE_MARK = 17

/** A mark per player: the letters of the position in its colour, or a dot where the position is not known. */
export function OwnershipChart({ players }: { players: readonly PlayerScore[] }) {
  const chart = useChart()
  const { width, at } = chart
  const drawn = useMemo(() => players.toSorted((a, b) => b.points - a.points), [players])
  const area = plotArea(width)
  const scales = scalesOf(drawn, area)
  const places = drawn.map(({ ownershipPct, points }) => ({ x: scales.x(ownershipPct), y: scales.y(points) }))

  return (
    <DrawnChart
      chart={chart}
      height={HEIGHT}
      description={describe(drawn)}
      label="Players of the chart, by points"
      count={drawn.length}
      text={(place) => (place === null ? 'Choose a player to read it.' : playerSentence(drawn[place]!))}
      markAt={(pointer) => nearestPoint(places, pointer)}
    >
      {() => (
        <>
          <PointAxes scales={scales} area={area} height={HEIGHT} names={{ x: 'Ownership', y: 'Points' }} />
          {drawn.map((player, place) => (
            <Mark key={player.player} position={player.position} {...places[place]!} />
          ))}
          <Names players={drawn} scales={scales} width={width} />
          <ReadRing point={at === null ? undefined : places[at]} radius={11} />
        </>
      )}
    </DrawnChart>
  )
}

const plotArea = (width: number): PlotArea => ({ left: 30, right: width - 12, top: 22, bottom: HEIGHT - 36 })

function scalesOf(players: readonly PlayerScore[], { left, right, top, bottom }: PlotArea): PointScales {
  const points = players.map((player) => player.points)
  const xTicks = roundTicks(0, Math.max(...players.map(({ ownershipPct }) => ownershipPct)), 5)
  const yTicks = roundTicks(Math.min(0, ...points), Math.max(1, ...points), 4)
  return {
    xTicks,
    yTicks,
    x: linearScale([0, xTicks.at(-1)!], [left, right]),
    y: linearScale([yTicks[0]!, yTicks.at(-1)!], [bottom, top]),
  }
}

function Mark({ position, x, y }: { position: string | null; x: number; y: number }) {
  if (position === null) {
    return <circle cx={x} cy={y} r={3.5} className="fill-accent forced-colors:fill-[CanvasText]" />
  }
  return (
    <text
      x={x}
      y={y + 3.5}
      textAnchor="middle"
      fill="currentColor"
      className={classNames('text-xs font-bold forced-colors:text-[CanvasText]', positionColor(position))}
    >
      {position}
    </text>
  )
}

/** The names of the extreme players, on the side of their marks that has room. */
function Names({
  players,
  scales: { x, y },
  width,
}: {
  players: readonly PlayerScore[]
  scales: PointScales
  width: number
}) {
  const labels = extremePlayers(players).map(({ player, ownershipPct, points }) => {
    const text = player.length > LONGEST_NAME ? `${player.slice(0, LONGEST_NAME - 1)}…` : player
    const box = { y: y(points) - 7, width: text.length * LETTER, height: 13 }
    const right = { ...box, x: x(ownershipPct) + BESIDE_MARK }
    const left = { ...box, x: x(ownershipPct) - BESIDE_MARK - box.width }
    return {
      ...{ text, left },
      // Neither place may lie outside the picture.
      places: [right, left].filter((place) => place.x >= 0 && place.x + box.width <= width),
    }
  })
  const marks = players.map(({ ownershipPct, points }) => ({
    ...{ x: x(ownershipPct) - MARK / 2, y: y(points) - MARK / 4 },
    ...{ width: MARK, height: MARK / 2 },
  }))
  const fitting = fittingLabels(
    labels.map(({ places }) => places),
    marks,
  )
  return labels.map(({ text, left }, i) => {
    const box = fitting[i]
    if (!box) return null
    const isLeft = box === left
    return (
      <text
        key={text}
        x={isLeft ? box.x + box.width : box.x}
        y={box.y + 10.5}
        textAnchor={isLeft ? 'end' : 'start'}
        className="fill-foreground text-xs"
      >
        {text}
      </text>
    )
  })
}

/** `Ann One, WR: 31.2% owned, 24.50 points` */
function playerSentence({ player, position, ownershipPct, points }: PlayerScore): string {
  return `${player}${position ? `, ${position}` : ''}: ${formatPct(ownershipPct)} owned, ${formatPoints(points)} points`
}

function describe(byPoints: readonly PlayerScore[]): string {
  const most = byPoints.reduce((a, b) => (b.ownershipPct > a.ownershipPct ? b : a))
  return `Scatter of ${pluralize(byPoints.length, 'player')}: most points ${playerSentence(byPoints[0]!)}; most owned ${playerSentence(most)}.`
}
