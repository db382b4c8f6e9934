import { useState } from 'react'
import { ChartReader } from '#app/components/charts/chart-reader.tsx'
import { linearScale } from '#app/components/charts/scale.ts'
import type { CalibrationPoint } from '#core/autopsy/over-contests.ts'
import { pointText } from './calibration-texts.ts'

/** Drawn no smaller than this, so that its text has 12 px or more. */
const SIZE = 260
const LEFT = 40
/** Room for half of the last label. */
const RIGHT = 17
/** Above the axis stands its name, below it the labels and the name of the other. */
const TOP = 26
const BOTTOM = 40
const TICKS = [0, 0.25, 0.5, 0.75, 1]

const x = linearScale([0, 1], [LEFT, SIZE - RIGHT])
const y = linearScale([0, 1], [SIZE - BOTTOM, TOP])

/** The predicted chance to cash against the share that cashed, with bars of one standard error. On the line predictions are right; a dot is filled when it is known. */
export function CalibrationChart({ points }: { points: readonly CalibrationPoint[] }) {
  const [at, setAt] = useState<number | null>(null)
  return (
    <ChartReader
      label="Tenths of the predicted chance to cash"
      count={points.length}
      at={at}
      onAt={setAt}
      text={(place) => {
        const point = points[place ?? -1]
        return point
          ? pointText(point)
          : 'Point at a dot, or tap it, to read it. Hollow: too few contests to say.'
      }}
    >
      <svg aria-hidden viewBox={`0 0 ${SIZE} ${SIZE}`} className="h-auto w-full max-w-72 min-w-65 text-xs">
        <text x={0} y={12} className="fill-muted">
          Cashed
        </text>
        <text x={SIZE - RIGHT} y={SIZE - 6} textAnchor="end" className="fill-muted">
          Said to cash
        </text>
        {TICKS.map((tick) => (
          <g key={tick} className="fill-muted">
            <line x1={LEFT} x2={SIZE - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-border" />
            <text x={LEFT - 5} y={y(tick) + 4} textAnchor="end">
              {100 * tick}%
            </text>
            <text x={x(tick)} y={SIZE - BOTTOM + 16} textAnchor="middle">
              {100 * tick}%
            </text>
          </g>
        ))}
        <line
          x1={x(0)}
          y1={y(0)}
          x2={x(1)}
          y2={y(1)}
          strokeDasharray="4 3"
          className="stroke-muted forced-colors:stroke-[CanvasText]"
        />
        {points.map(({ predicted, actual: { value, error }, needs }, place) => (
          <g key={predicted} className="stroke-accent forced-colors:stroke-[CanvasText]">
            <line
              x1={x(predicted)}
              x2={x(predicted)}
              y1={y(Math.max(0, value - error))}
              y2={y(Math.min(1, value + error))}
              strokeWidth={1.5}
            />
            <circle
              cx={x(predicted)}
              cy={y(value)}
              r={place === at ? 6 : 4}
              strokeWidth={1.5}
              className={needs === null ? 'fill-accent forced-colors:fill-[CanvasText]' : 'fill-card'}
            />
          </g>
        ))}
      </svg>
    </ChartReader>
  )
}
