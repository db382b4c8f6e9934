import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { OutBar } from '#app/components/out-players/out-bar.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatTimeLeft } from '#app/lib/formats/format-time-left.ts'
import { startAhead } from '#app/lib/threads/pool.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { enteredContests } from '#core/entries-file/entered-contests.ts'
import { closedSlots, enteredLineups } from '#core/entries-file/entered-lineups.ts'
import type { EntriesFile, ReservedEntry } from '#core/entries-file/entries-file.ts'
import { pluralize } from '#core/figures/format.ts'
import { nextLockText } from '#core/lineups/next-lock-text.ts'
import type { SlateLocks } from '#core/lineups/slot-states.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { fillingOf } from '../../state/filling.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { lateSwap } from './late-swap.ts'

const loadDialog = () => import('../repair/repair-dialog.tsx')
const RepairDialog = lazy(() => loadDialog().then(({ RepairDialog: Part }) => ({ default: Part })))

/**
 * What can still change, until when, and the way to change it: while games are on all open slots, before that the entries of
 * players who are out.
 */
export default function LateSwapBar({
  file,
  swaps,
  overtaken,
  locks,
  now,
  settingsOf,
  onRepaired,
}: {
  /** With what was swapped before. */
  file: EntriesFile
  /** Entries that were swapped here. */
  swaps: number
  overtaken: readonly ReservedEntry[]
  locks: SlateLocks
  /** Milliseconds since 1970. */
  now: number
  /** The contests of the file by key. */
  settingsOf: ReadonlyMap<string, ContestSettings>
  /** Above the pool, where the bar is about who is out alone: what comes after a repair. */
  onRepaired?: () => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => whenIdle(loadDialog, () => startAhead('build')), [])
  const { playerPool } = state
  const lineups = useMemo(() => enteredLineups(file, playerPool, locks), [file, playerPool, locks])
  const swap = useMemo(() => lateSwap(lineups, locks, state, dispatch), [lineups, locks, state, dispatch])
  const open = lineups.flatMap(({ entries, states }) => {
    const slots = states.length - closedSlots(states).length
    return slots > 0 ? entries.map(() => slots) : []
  })
  if (open.length === 0) return null
  const slots = open.reduce((sum, each) => sum + each, 0)
  const { next, begun } = locks
  const isBegun = begun.size > 0
  const holding = swap.affected.places.flatMap((place) => lineups[place]!.entries).length
  if ((!isBegun || onRepaired) && holding === 0 && swaps === 0) return null
  const holds = `${pluralize(holding, 'entry holds', 'entries hold')} a player who is out.`
  const sentence = isBegun
    ? `${pluralize(open.length, 'entry', 'entries')} can still change ${pluralize(slots, 'slot')}.`
    : holding > 0
      ? holds
      : `${pluralize(swaps, 'entry', 'entries')} repaired.`
  const title = isBegun ? 'Late swap' : 'Repair'
  const subject = swap.subject(isBegun ? sentence : null)
  const dialog = isOpen ? (
    <Suspense>
      <RepairDialog
        subject={{
          ...subject,
          contests: enteredContests(lineups, settingsOf),
          apply: (repaired) => {
            subject.apply(repaired)
            onRepaired?.()
          },
        }}
        affected={swap.affected}
        simulation={null}
        showsRaw={false}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  ) : null
  if (onRepaired)
    return (
      <>
        <OutBar
          sentence={holds}
          left={next ? formatTimeLeft(next.kickoff, now) : null}
          action="Repair"
          onAct={() => setIsOpen(true)}
        />
        {dialog}
      </>
    )
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-border bg-raised px-3 py-2 text-sm"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p>
          <span className="font-medium">{sentence}</span>{' '}
          {next ? (
            <span className="text-muted">
              {isBegun ? 'Next' : 'First'} lock: {nextLockText(next)},{' '}
              <span className="whitespace-nowrap">in {formatTimeLeft(next.kickoff, now) ?? 'no time'}.</span>
            </span>
          ) : null}
        </p>
        {overtaken.length > 0 ? (
          <p className="text-warn">
            {pluralize(overtaken.length, 'swap')} came too late: the file has other players locked there. Its
            lineups stay.
          </p>
        ) : null}
      </div>
      <div className="flex gap-1">
        {swaps > 0 ? (
          <Button
            size="small"
            variant="ghost"
            onClick={() =>
              dispatch({
                type: 'set_entries_file',
                set: { filling: { ...fillingOf(state.filling), swapped: {} } },
              })
            }
          >
            Take back {isBegun ? pluralize(swaps, 'swap') : pluralize(swaps, 'repair')}
          </Button>
        ) : null}
        {isBegun || holding > 0 ? (
          <Button
            size="small"
            // A list has its own next step.
            variant={state.build === null && swaps === 0 ? 'primary' : 'secondary'}
            onClick={() => setIsOpen(true)}
          >
            {title}
          </Button>
        ) : null}
      </div>
      {dialog}
    </section>
  )
}
