import { Noted } from '#app/components/charts/scrolling-table.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { rangeText, resultText } from '#core/autopsy/calibration-texts.ts'
import { type CalibrationPoint, hasFailed } from '#core/autopsy/over-contests.ts'
import { formatShare } from '#core/figures/estimates.ts'
import { formatCount } from '#core/figures/format.ts'

const CELL = 'py-1.5 pl-3 text-right align-top'

/** A line for each tenth of the predicted chance to cash: what was said, what came, and both as a picture. */
export function CalibrationTable({ points }: { points: readonly CalibrationPoint[] }) {
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Chance to cash: said and came</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="text-left font-medium">
              Said
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Came
            </th>
            <td aria-hidden className="w-1/2 pl-3 text-xs">
              <span className="flex justify-between">
                <span>0%</span>
                <span>100%</span>
              </span>
            </td>
            <th scope="col" className={`${CELL} font-medium whitespace-nowrap`}>
              95% range
            </th>
            <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>
              Entries
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-t border-border">
          {points.map((point) => (
            <tr key={point.predicted}>
              <th scope="row" className="py-1.5 text-left align-top font-normal">
                {formatShare(point.predicted)}
              </th>
              <td className={`${CELL} font-medium`}>{formatShare(point.actual.value)}</td>
              <td aria-hidden className="pl-3 align-top">
                <SaidAndCame point={point} />
              </td>
              <td className={classNames(CELL, hasFailed(point) && 'text-bad')}>
                <Noted note={resultText(point)}>
                  <span className="whitespace-nowrap">{rangeText(point)}</span>
                </Noted>
              </td>
              <td className={`${CELL} max-sm:hidden`}>{formatCount(point.entries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-muted">Line: what was said. Dot: what came. Bar: its 95% range.</p>
    </>
  )
}

/** From 0 to 100%: the interval as a bar, what came as a dot in it, what was said as a line. */
function SaidAndCame({ point }: { point: CalibrationPoint }) {
  const { predicted, actual, interval } = point
  const failed = hasFailed(point)
  const at = (share: number) => `${100 * share}%`
  return (
    <span className="relative mt-2 block h-4 rounded-sm bg-raised">
      <span
        style={{ left: at(interval.low), width: at(interval.high - interval.low) }}
        className={classNames(
          'absolute inset-y-0 rounded-sm border',
          failed ? 'border-bad bg-bad-ground' : 'border-accent bg-accent-ground',
        )}
      />
      <span
        style={{ left: at(actual.value) }}
        className={classNames(
          'absolute top-1 -ml-1 size-2 rounded-full forced-colors:bg-[CanvasText]',
          failed ? 'bg-bad' : 'bg-accent',
        )}
      />
      <span
        style={{ left: at(predicted) }}
        className="absolute inset-y-0 w-px bg-foreground forced-colors:bg-[CanvasText]"
      />
    </span>
  )
}
