import { lazy, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { LOW_SELECT, Select } from '#app/components/ui/select.tsx'
import type { AssignedContest } from '#core/entries-file/assign-lineups.ts'
import type { FilledRows } from '#core/entries-file/write-entries-file.ts'
import { formatCount, formatMoney } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import { shortContestName } from '#core/payouts/contest-name.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { FileContest } from '#core/payouts/contests-of-entries.ts'
import { sizeAndPayouts } from '../../contest/settings/contest-words.ts'
import { groupOf, regrouped, withGroup } from '../../state/filling.ts'
import type { Filling } from '../../state/kept-entries.ts'
import { useSlate } from '../../state/slate-context.tsx'
import type { Evening } from './record/use-file-simulations.ts'

const WorthTable = lazy(() => import('../../contest/worth/worth-table.tsx'))
const ContestDialog = lazy(() => import('../../contest/settings/contest-dialog.tsx'))

/**
 * The contests of the file, the dearest first: the user's entries and how many get a lineup, size and payouts, what they make
 * as simulated, and where it matters which contests are filled together.
 */
export function ContestTable({
  contests,
  settingsOf,
  earlierOf,
  filled,
  hasLineups,
  filling,
  evening,
  onFilling,
  onContests,
}: {
  contests: readonly AssignedContest[]
  /** By the provider's id of the contest. */
  settingsOf: ReadonlyMap<string, ContestSettings>
  /** By the same id; null where the contest is not as an earlier one. */
  earlierOf: (contestKey: string) => FileContest['earlier']
  filled: FilledRows
  /** The list has any; without them every entry is short of one, and there is nothing to choose. */
  hasLineups: boolean
  filling: Filling
  /** What the simulated ones make; null before any was simulated. */
  evening: Evening | null
  onFilling: (filling: Filling) => void
  /** Sets contests, by the same id. */
  onContests: (set: ReadonlyMap<string, ContestSettings>) => void
}) {
  const { format, playerPool } = useSlate()
  /** The key of the contest whose settings are open. */
  const [editing, setEditing] = useState<string | null>(null)
  const edited = settingsOf.get(editing ?? '')
  const listed = contests.map(({ contest }) => contest)
  const isGrouped = contests.length > 1 && filling.fill !== 'rank'
  const groups = contests.map(({ contest }) => groupOf(filling, contest.contestKey))
  const open = groups.filter((group) => typeof group === 'number')
  /** The user's entries, size and payouts, and how the contest is filled. */
  function lineOf(key: string) {
    const place = listed.findIndex(({ contestKey }) => contestKey === key)
    const { contest, kept, filled: count, short } = contests[place]!
    const { contestKey, contestName, feeCents, entries } = contest
    const group = groups[place]!
    const earlier = earlierOf(contestKey)
    const written = entries.filter(({ row }) => filled.has(row)).length
    const name = contestName || contestKey
    const note =
      hasLineups || written > 0 ? noteOf({ kept, count, short, written, isHeld: group === 'hold' }) : ''
    return (
      <div className="flex items-center justify-between gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-xs text-muted">
          <span>
            {formatCount(entries.length)}
            {feeCents === null ? ' entered' : ` × ${feeText(feeCents)}`}
            {note === '' ? '' : `, ${note}`}
          </span>
          {short > 0 && hasLineups ? (
            <span className="text-warn">{formatCount(short)} without a lineup</span>
          ) : null}
          {feeCents === 0 ? null : (
            <Button
              variant="link"
              size="inline"
              onClick={() => setEditing(contestKey)}
              className="max-w-full text-left text-xs"
            >
              <span className="whitespace-normal">
                <span className="sr-only">{name}: </span>
                {sizeAndPayouts(settingsOf.get(contestKey)!, earlier?.from ?? null)}
              </span>
            </Button>
          )}
          {earlier && feeCents !== 0 ? (
            <Button
              variant="link"
              size="inline"
              aria-label={`Undo: ${name}`}
              data-tooltip="As its name says"
              onClick={() => onContests(new Map([[contestKey, earlier.without]]))}
              className="text-xs"
            >
              Undo
            </Button>
          ) : null}
        </p>
        {hasLineups ? (
          <span className="w-28 shrink-0">
            <Select
              aria-label={`Fill ${name}`}
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
              className={LOW_SELECT}
            >
              {isGrouped ? (
                contests.map((_, index) => (
                  <option key={contests[index]!.contest.contestKey} value={index + 1}>
                    Group {index + 1}
                  </option>
                ))
              ) : (
                <option value={typeof group === 'number' ? group : 1}>Fill</option>
              )}
              <option value="hold">Hold</option>
              <option value="leave">Leave</option>
            </Select>
          </span>
        ) : null}
      </div>
    )
  }
  return (
    <div className="grid gap-1">
      {isGrouped ? (
        <div className="flex flex-wrap items-center gap-1 text-sm">
          <Button
            size="small"
            variant={new Set(open).size === 1 ? 'chosen' : 'ghost'}
            aria-pressed={new Set(open).size === 1}
            onClick={() => onFilling(regrouped(filling, listed, false))}
          >
            Fill all together
          </Button>
          <Button
            size="small"
            variant={open.length > 1 && new Set(open).size === open.length ? 'chosen' : 'ghost'}
            aria-pressed={open.length > 1 && new Set(open).size === open.length}
            onClick={() => onFilling(regrouped(filling, listed, true))}
          >
            Each by itself
          </Button>
          <span className="pl-2 text-muted">A group begins again with the best lineup.</span>
        </div>
      ) : null}
      {evening ? (
        <OptionalPart>
          <WorthTable {...evening} below={(place) => lineOf(evening.keys[place]!)} />
        </OptionalPart>
      ) : null}
      <ul aria-label="Contests" className="grid text-sm tabular-nums empty:hidden">
        {listed
          .filter(({ contestKey }) => !evening?.keys.includes(contestKey))
          .map(({ contestKey, contestName }) => (
            <li key={contestKey} className="border-t border-border py-1.5">
              <p className="wrap-anywhere">{shortContestName(contestName || contestKey)}</p>
              {lineOf(contestKey)}
            </li>
          ))}
      </ul>
      {editing !== null && edited ? (
        <OptionalPart failed={<DialogLoadFailure />}>
          <ContestDialog
            first={edited}
            formatId={format.id}
            isToPaste
            pool={{ formatId: format.id, rows: playerPool, leftOut: [] }}
            own={listed.flatMap(({ entries }) => entries.map(({ entryKey }) => entryKey))}
            inFile={{ key: editing, contests: settingsOf, onSave: onContests }}
            onSave={(settings) => onContests(new Map([[editing, settings]]))}
            onClose={() => setEditing(null)}
          />
        </OptionalPart>
      ) : null}
    </div>
  )
}

/** `$1`, `$0.25`, `Free` */
function feeText(feeCents: number): string {
  return feeCents === 0 ? 'free' : formatMoney(toDollars(feeCents)).replace(/\.00$/, '')
}

/** Empty where every entry of the contest gets a lineup, or none does. */
function noteOf({
  kept,
  count,
  short,
  written,
  isHeld,
}: {
  kept: number
  count: number
  short: number
  written: number
  isHeld: boolean
}): string {
  if (isHeld) return `${written} held, whatever is built`
  if (kept === 0 && short === 0) return ''
  // Of the entries that are dealt no other lineup, a repair or a swap changes some.
  const changed = written - count
  const parts = { filled: count, changed, kept: kept - changed }
  return Object.entries(parts)
    .flatMap(([word, entries]) => (entries > 0 ? `${entries} ${word}` : []))
    .join(', ')
}
