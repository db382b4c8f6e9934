import type { Scale } from './scale.ts'

/** The axes of a scatter: its ticks and where a value stands, in pixels. */
export type PointScales = { xTicks: readonly number[]; yTicks: readonly number[]; x: Scale; y: Scale }

/** The part of a drawing that its marks fill, in pixels. */
export type PlotArea = { left: number; right: number; top: number; bottom: number }

const TEXT = 'fill-muted text-xs tabular-nums'

/** Gridlines with numbers at the left, percentages below, and the name of each axis at its end. */
export function PointAxes({
  scales: { xTicks, yTicks, x, y },
  area: { left, right, bottom },
  height,
  names,
}: {
  scales: PointScales
  area: PlotArea
  height: number
  names: { x: string; y: string }
}) {
  return (
    <>
      {yTicks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-border" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" className={TEXT}>
            {tick}
          </text>
        </g>
      ))}
      {xTicks.map((tick, place) => (
        <text
          key={tick}
          x={x(tick)}
          y={bottom + 17}
          textAnchor={place === xTicks.length - 1 ? 'end' : 'middle'}
          className={TEXT}
        >
          {tick}%
        </text>
      ))}
      <text x={right} y={height - 4} textAnchor="end" className={TEXT}>
        {names.x}
      </text>
      <text x={0} y={10} className={TEXT}>
        {names.y}
      </text>
    </>
  )
}
