import { lazy, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { AssignedContest } from '#core/entries-file/assign-lineups.ts'
import type { FilledRows } from '#core/entries-file/write-entries-file.ts'
import { formatMoney } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { FileContest } from '#core/payouts/contests-of-entries.ts'
import { sizeAndPayouts } from '../../contest/settings/contest-words.ts'
import type { Filling } from '../../state/kept-entries.ts'
import { groupOf, regrouped, withGroup } from './filling.ts'

const ContestDialog = lazy(() => import('../../contest/settings/contest-dialog.tsx'))

/** The contests of the file, the dearest first: how many entries get a lineup, the fee, and which are filled together. */
export function ContestTable({
  contests,
  settingsOf,
  earlierOf,
  filled,
  filling,
  onFilling,
  onContest,
}: {
  contests: readonly AssignedContest[]
  /** By the provider's id of the contest. */
  settingsOf: ReadonlyMap<string, ContestSettings>
  /** By the same id; null where the contest is not as an earlier one. */
  earlierOf: (contestKey: string) => FileContest['earlier']
  filled: FilledRows
  filling: Filling
  onFilling: (filling: Filling) => void
  onContest: (contestKey: string, settings: ContestSettings) => void
}) {
  /** The key of the contest whose settings are open. */
  const [editing, setEditing] = useState<string | null>(null)
  const edited = settingsOf.get(editing ?? '')
  const listed = contests.map(({ contest }) => contest)
  return (
    <div className="grid gap-2">
      {contests.length > 1 ? (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <Button size="small" onClick={() => onFilling(regrouped(filling, listed, false))}>
            Fill all together
          </Button>
          <Button size="small" onClick={() => onFilling(regrouped(filling, listed, true))}>
            Each by itself
          </Button>
          <span className="text-muted">A group begins again with the best lineup.</span>
        </div>
      ) : null}
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Contests</caption>
        <thead className="text-right text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              Contest
            </th>
            <th scope="col" className="pl-2 font-normal">
              Fee
            </th>
            <th scope="col" className="w-28 pl-3 text-left font-normal">
              Fill
            </th>
          </tr>
        </thead>
        <tbody>
          {contests.map(({ contest, kept, filled: count, short }) => {
            const { contestKey, contestName, feeCents, entries } = contest
            const group = groupOf(filling, contestKey)
            const earlier = earlierOf(contestKey)
            const held = group === 'hold' ? entries.filter(({ row }) => filled.has(row)).length : 0
            return (
              <tr key={contestKey} className="border-t border-border align-top">
                <th scope="row" className="py-2 pr-1 text-left font-normal wrap-anywhere">
                  {contestName || contestKey}
                  <span className="block text-xs text-muted">
                    {noteOf({ kept, count, short, held, isHeld: group === 'hold' })}
                  </span>
                  {feeCents === 0 ? null : (
                    <Button
                      variant="link"
                      size="inline"
                      onClick={() => setEditing(contestKey)}
                      className="text-left text-xs"
                    >
                      <span className="whitespace-normal">
                        <span className="sr-only">{contestName || contestKey}: </span>
                        {sizeAndPayouts(settingsOf.get(contestKey)!, earlier?.from ?? null)}
                      </span>
                    </Button>
                  )}
                  {earlier && feeCents !== 0 ? (
                    <Button
                      variant="link"
                      size="inline"
                      aria-label={`Undo: ${contestName || contestKey}`}
                      data-tooltip="As its name says"
                      onClick={() => onContest(contestKey, earlier.without)}
                      className="ml-2 text-xs"
                    >
                      Undo
                    </Button>
                  ) : null}
                </th>
                <td className="py-2 pl-2 text-right">
                  {feeCents === null ? '-' : formatMoney(toDollars(feeCents)).replace(/\.00$/, '')}
                </td>
                <td className="py-1 pl-3">
                  <select
                    aria-label={`Fill ${contestName || contestKey}`}
                    value={String(group)}
                    onChange={({ target: { value } }) =>
                      onFilling(
                        withGroup(
                          filling,
                          contest,
                          value === 'leave' || value === 'hold' ? value : Number(value),
                          filled,
                        ),
                      )
                    }
                    className="h-8 w-full min-w-32 rounded-md border border-input bg-background px-1.5 pointer-coarse:h-11"
                  >
                    {contests.map((_, index) => (
                      <option key={contests[index]!.contest.contestKey} value={index + 1}>
                        {contests.length > 1 ? `Group ${index + 1}` : 'From the list'}
                      </option>
                    ))}
                    <option value="hold">Hold these</option>
                    <option value="leave">Leave as is</option>
                  </select>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {editing !== null && edited ? (
        <OptionalPart failed={<DialogLoadFailure />}>
          <ContestDialog
            first={edited}
            isToPaste
            onSave={(settings) => onContest(editing, settings)}
            onClose={() => setEditing(null)}
          />
        </OptionalPart>
      ) : null}
    </div>
  )
}

function noteOf({
  kept,
  count,
  short,
  held,
  isHeld,
}: {
  kept: number
  count: number
  short: number
  held: number
  isHeld: boolean
}): string {
  if (isHeld) return `${held} held, whatever is built`
  const parts = [
    count > 0 ? `${count} from the list` : '',
    kept > 0 ? `${kept} kept` : '',
    short > 0 ? `${short} without a lineup` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : 'as the file has it'
}
