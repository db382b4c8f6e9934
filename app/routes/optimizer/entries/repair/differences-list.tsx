import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { Dupes } from '#core/field/dupes.ts'
import { dupesText, formatRoiEstimate } from '#core/figures/estimates.ts'
import { formatPoints, pluralize } from '#core/figures/format.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { Player } from '#core/players/player.ts'
import type { Repair } from '#optimizer/repair.ts'
import type { ShownWorth } from '../../contest/simulation/shown-worth.ts'
import { useSlate } from '../../state/slate-context.tsx'

/** Every repaired lineup: who goes out, who comes in, and what it is worth before and after. */
export function DifferencesList({
  repaired,
  playersById,
  isImproved,
  worthOf,
  dupesOf,
}: {
  repaired: Repair['repaired']
  playersById: ReadonlyMap<string, Player>
  /** More players change than are out because they gain, not because they must. */
  isImproved: boolean
  /** Null where it is not simulated. */
  worthOf: (index: number) => ShownWorth | null
  /** Other entries with the lineup before and after; null where it is not known. */
  dupesOf: (index: number) => { before: Dupes | null; after: Dupes } | null
}) {
  const { format } = useSlate()
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">By lineup: who goes out, and who comes in</caption>
      <tbody>
        {repaired.map(({ index, changed, further, pointsBefore, pointsAfter }) => {
          const worth = worthOf(index)
          const dupes = dupesOf(index)
          return (
            <tr key={index} className="border-t border-border align-top">
              <th scope="row" className="w-8 py-1.5 pr-2 text-right font-normal text-muted">
                <span className="sr-only">Lineup </span>
                {index + 1}
              </th>
              <td className="py-1.5">
                <ul className="grid gap-0.5">
                  {changed.map((change) => (
                    <li key={change.slot} className="wrap-anywhere">
                      <span className="mr-1 text-xs text-muted">{format.rosterSlots[change.slot]?.code}</span>
                      <span className="text-muted">
                        {playersById.get(change.out ?? '')?.name ?? 'not in the file'}
                      </span>
                      <span className="inline-block font-medium">
                        <ArrowRight aria-label="to" className="mx-1 inline size-3 text-faint" />
                        {playersById.get(change.in)?.name}
                      </span>
                    </li>
                  ))}
                </ul>
                {further > 0 && !isImproved ? (
                  <p className="text-xs text-warn">
                    {pluralize(further, 'player')} more: no lineup that obeys keeps all the others.
                  </p>
                ) : null}
                <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted">
                  <span>
                    {formatPoints(pointsBefore)} to{' '}
                    <span className="font-medium text-foreground">{formatPoints(pointsAfter)}</span> points
                  </span>
                  {worth ? <WorthText worth={worth} /> : null}
                  {dupes ? (
                    <span>
                      Dupes {dupes.before === null ? '' : `${dupesText(dupes.before)} to `}
                      {dupesText(dupes.after)}
                    </span>
                  ) : null}
                </p>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function WorthText({ worth: { before, after, gained, isDifferent } }: { worth: ShownWorth }) {
  return (
    <span>
      {roiChange(before, after).map((part) => (
        <Fragment key={part}>
          <span className="whitespace-nowrap">{part}</span>{' '}
        </Fragment>
      ))}
      <span
        className={classNames(
          'font-medium whitespace-nowrap',
          isDifferent && (gained.value > 0 ? 'text-good' : 'text-bad'),
        )}
      >
        ({formatRoiEstimate(gained)})
      </span>
    </span>
  )
}

/** `ROI +12% ±4.2%`, `to +15% ±4.3%`: parts that stay on one line. The same text is not said twice. */
export function roiChange(before: Estimate, after: Estimate): string[] {
  const [was, is] = [before, after].map(formatRoiEstimate)
  return was === is ? [`ROI ${is} before and after`] : [`ROI ${was}`, `to ${is}`]
}
