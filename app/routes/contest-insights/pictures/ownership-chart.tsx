import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { ChartReader } from '#app/components/charts/chart-reader.tsx'
import { linearScale, roundTicks, type Scale } from '#app/components/charts/scale.ts'
import { useWidth } from '#app/components/charts/use-width.ts'
import { positionColor } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPct, formatPoints, pluralize } from '#app/lib/format.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import { extremePlayers, fittingLabels } from './extreme-players.ts'

const HEIGHT = 250
/** With the sentence below the picture. */
export const OWNERSHIP_HEIGHT = HEIGHT + 24
const TOP = 22
const BOTTOM = 36
const LEFT = 30
const RIGHT = 12
const LETTER = 6
const LONGEST_NAME = 20
const TEXT = 'fill-muted text-[0.6875rem] tabular-nums'

/** A mark per player: the letters of the position in its colour, or a dot where the position is not known. */
export function OwnershipChart({ players }: { players: readonly PlayerScore[] }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, setAt] = useState<number | null>(null)
  const drawn = useMemo(() => players.toSorted((a, b) => b.points - a.points), [players])
  const axes = axesOf(drawn, width)
  const places = drawn.map(({ ownershipPct, points }) => ({ x: axes.x(ownershipPct), y: axes.y(points) }))

  function follow(event: PointerEvent) {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const distances = places.map(
      ({ x, y }) => (x - event.clientX + left) ** 2 + (y - event.clientY + top) ** 2,
    )
    setAt(distances.indexOf(Math.min(...distances)))
  }

  return (
    <ChartReader
      label="Players of the chart, by points"
      count={drawn.length}
      at={at}
      onAt={setAt}
      text={(place) => (place === null ? 'Point at a player to read it.' : playerSentence(drawn[place]!))}
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
          <svg role="img" aria-label={describe(drawn)} width={width} height={HEIGHT} className="block">
            <Axes axes={axes} width={width} />
            {drawn.map((player, place) => (
              <Mark key={player.player} position={player.position} {...places[place]!} />
            ))}
            <Names players={drawn} axes={axes} width={width} />
            {at === null ? null : (
              <circle
                cx={places[at]!.x}
                cy={places[at]!.y}
                r={11}
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

type ChartAxes = { xTicks: number[]; yTicks: number[]; x: Scale; y: Scale }

function axesOf(players: readonly PlayerScore[], width: number): ChartAxes {
  const points = players.map((player) => player.points)
  const xTicks = roundTicks(0, Math.max(...players.map(({ ownershipPct }) => ownershipPct)), 5)
  const yTicks = roundTicks(Math.min(0, ...points), Math.max(1, ...points), 4)
  return {
    xTicks,
    yTicks,
    x: linearScale([0, xTicks.at(-1)!], [LEFT, width - RIGHT]),
    y: linearScale([yTicks[0]!, yTicks.at(-1)!], [HEIGHT - BOTTOM, TOP]),
  }
}

function Axes({ axes: { xTicks, yTicks, x, y }, width }: { axes: ChartAxes; width: number }) {
  return (
    <>
      {yTicks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-border" />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" className={TEXT}>
            {tick}
          </text>
        </g>
      ))}
      {xTicks.map((tick, place) => (
        <text
          key={tick}
          x={x(tick)}
          y={HEIGHT - BOTTOM + 17}
          textAnchor={place === xTicks.length - 1 ? 'end' : 'middle'}
          className={TEXT}
        >
          {tick}%
        </text>
      ))}
      <text x={width - RIGHT} y={HEIGHT - 3} textAnchor="end" className={TEXT}>
        Ownership
      </text>
      <text x={0} y={10} className={TEXT}>
        Points
      </text>
    </>
  )
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
      className={classNames(
        'text-[0.625rem] font-bold forced-colors:text-[CanvasText]',
        positionColor(position),
      )}
    >
      {position}
    </text>
  )
}

/** The names of the extreme players, beside their marks where there is room. */
function Names({
  players,
  axes: { x, y },
  width,
}: {
  players: readonly PlayerScore[]
  axes: ChartAxes
  width: number
}) {
  const labels = extremePlayers(players).map(({ player, ownershipPct, points }) => {
    const text = player.length > LONGEST_NAME ? `${player.slice(0, LONGEST_NAME - 1)}…` : player
    const textWidth = text.length * LETTER
    const right = x(ownershipPct) + 14
    const isLeft = right + textWidth > width
    return {
      text,
      box: {
        x: isLeft ? x(ownershipPct) - 14 - textWidth : right,
        y: y(points) - 7,
        width: textWidth,
        height: 13,
      },
    }
  })
  return fittingLabels(labels.map(({ box }) => box)).map((box, i) =>
    box ? (
      <text key={labels[i]!.text} x={box.x} y={box.y + 10.5} className="fill-foreground text-[0.6875rem]">
        {labels[i]!.text}
      </text>
    ) : null,
  )
}

/** `Ann One, WR: 31.2% owned, 24.50 points` */
function playerSentence({ player, position, ownershipPct, points }: PlayerScore): string {
  return `${player}${position ? `, ${position}` : ''}: ${formatPct(ownershipPct)} owned, ${formatPoints(points)} points`
}

function describe(byPoints: readonly PlayerScore[]): string {
  const most = byPoints.reduce((a, b) => (b.ownershipPct > a.ownershipPct ? b : a))
  return `Scatter of ${pluralize(byPoints.length, 'player')}: most points ${playerSentence(byPoints[0]!)}; most owned ${playerSentence(most)}.`
}
