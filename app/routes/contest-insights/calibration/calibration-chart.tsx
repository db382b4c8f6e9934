import { useState } from 'react'
import { ChartReader } from '#app/components/charts/chart-reader.tsx'
import { linearScale } from '#app/components/charts/scale.ts'
import type { CalibrationPoint } from '#core/autopsy/over-contests.ts'
import { pointText } from './calibration-texts.ts'

const SIZE = 260
const LEFT = 34
/** Room for half of the last label. */
const RIGHT = 14
const BOTTOM = 24
const TICKS = [0, 0.25, 0.5, 0.75, 1]

const x = linearScale([0, 1], [LEFT, SIZE - RIGHT])
const y = linearScale([0, 1], [SIZE - BOTTOM, 8])

/** The predicted chance to cash against the share that cashed. On the line predictions are right; a point is filled when it is known. */
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
        return point ? pointText(point) : 'Filled: known well enough. The bars are one standard error.'
      }}
    >
      <svg aria-hidden viewBox={`0 0 ${SIZE} ${SIZE}`} className="h-auto w-full max-w-80 text-[0.625rem]">
        {TICKS.map((tick) => (
          <g key={tick} className="fill-muted">
            <line x1={LEFT} x2={SIZE - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-border" />
            <text x={LEFT - 5} y={y(tick) + 3} textAnchor="end">
              {100 * tick}%
            </text>
            <text x={x(tick)} y={SIZE - 10} textAnchor="middle">
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
