import { useDeferredValue, useMemo, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { SetSince } from '#app/lib/threads/entries/entries-messages.ts'
import { ask, TaskRefused } from '#app/lib/threads/pool.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { type BuiltWith, isBuiltWith, poolAsBuilt } from '#core/entries/built-with.ts'
import {
  type ChangesSinceBuilt,
  changesSinceBuilt,
  type MovedPerson,
} from '#core/entries/changes-since-built.ts'
import { formatCount, formatMoney, formatSigned, pluralize } from '#core/figures/format.ts'
import { claimBasis } from '#core/games/shrink.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import type { Player } from '#core/players/player.ts'
import { questionOf } from '../../contest/simulation/question-of.ts'
import { NOT_HERE } from '../../contest/simulation/use-simulation.ts'
import { builtWithOf, statusIn } from '../../state/built-with-of.ts'
import { contestOf } from '../../state/contest-of.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { useLeftOut } from '../../state/use-left-out.ts'
import { useList } from '../set/list-context.ts'
import { movesOf, worthSentence } from './since-words.ts'

const MOST_SHOWN = 12

type Props = {
  /** Null: everyone who is out leaves. */
  onRepair: (player: Player | null) => void
}

/** Folded: who moved since the list was made, and what that did to it; nothing where no one moved. */
export default function SinceBuilt(props: Props) {
  const { build } = useSlate()
  const builtWith = build?.builtWith
  return build && isBuiltWith(builtWith) ? <Since {...props} build={build} builtWith={builtWith} /> : null
}

function Since({
  build,
  builtWith,
  onRepair,
}: Props & { build: KeptBuild; builtWith: NonNullable<KeptBuild['builtWith']> }) {
  // The press that changed a figure is drawn first.
  const state = useDeferredValue(useSlate())
  const leftOut = useLeftOut(state)
  const [isOpen, setIsOpen] = useState(false)
  const changes = useMemo(
    () =>
      changesSinceBuilt(
        build.lineups.map((lineup) => lineup.map((place) => build.rows[place]!)),
        builtWith,
        { pool: leftOut.playerPool, format: leftOut.format, statusOf: (row) => statusIn(leftOut, row) },
      ),
    [build, builtWith, leftOut],
  )
  const { moved, overBudget } = changes
  if (moved.length === 0) return null
  // The red bar above the list says who is out and how many lineups hold them.
  const isOnlyOut = changes.touched > 0 && moved.every(isOut)
  if (changes.touched === 0 && moved.every(isOut)) return null
  const since = build.openedFrom && !builtWith.isWhole ? 'Since the set was saved' : 'Since the list was made'
  return (
    <details
      className="border-b border-border px-3 py-1.5 text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer pointer-coarse:py-2">
        {isOnlyOut ? (
          <span className="text-muted">
            {since}: {aLineup(changes, build.lineups.length)}.
          </span>
        ) : (
          `${since} ${summaryOf(changes, build.lineups.length)}`
        )}
      </summary>
      {isOpen ? (
        <div className="mt-1 grid max-h-72 gap-1.5 overflow-y-auto">
          {overBudget > 0 ? (
            <p className="text-warn">
              {pluralize(overBudget, 'lineup')} {overBudget === 1 ? 'costs' : 'cost'} more than{' '}
              {formatMoney(state.format.budget).replace('.00', '')} now.
            </p>
          ) : null}
          {builtWith.isWhole ? <Worth builtWith={builtWith} /> : null}
          <ul>
            {moved.slice(0, MOST_SHOWN).map((person) => (
              <Moved key={person.person} moved={person} onRepair={onRepair} />
            ))}
          </ul>
          {moved.length > MOST_SHOWN ? (
            <p className="text-muted">and {formatCount(moved.length - MOST_SHOWN)} more</p>
          ) : null}
        </div>
      ) : null}
    </details>
  )
}

/** `3 players moved: 84 of 150 lineups hold one, −2.31 points a lineup.` */
function summaryOf({ moved, touched, points }: ChangesSinceBuilt, lineups: number): string {
  const who = `${pluralize(moved.length, 'player')} moved: `
  if (touched === 0) return `${who}no lineup holds one.`
  return `${who}${formatCount(touched)} of ${pluralize(lineups, 'lineup')} ${touched === 1 ? 'holds' : 'hold'} one, ${aLineup({ points }, lineups)}.`
}

/** `−2.31 points a lineup`. */
function aLineup({ points }: Pick<ChangesSinceBuilt, 'points'>, lineups: number): string {
  return `${signedPoints((points.now - points.before) / lineups, 2)} a lineup`
}

function signedPoints(points: number, decimals = 1): string {
  return `${formatSigned(points, decimals).replace('-', '−')} points`
}

function isOut({ player, status }: MovedPerson): boolean {
  return player === null || status?.now === 'Out'
}

/** What the set is worth now and with the figures of then, once its lineups were simulated. */
function Worth({ builtWith }: { builtWith: NonNullable<KeptBuild['builtWith']> }) {
  const { simulation, showsRaw } = useList()
  const isSimulated = simulation !== null
  const state = useSlate()
  const contest = contestOf(state)
  const { answer, isRunning, failure } = useSetSince(builtWith)
  const payoutFactor = useOwnPayoutFactor(state.format, isSimulated && !showsRaw)
  if (!isSimulated) return <p className="text-muted">Simulate to see what it did to the ROI.</p>
  if (failure) return <Alert tone="bad">{failure}</Alert>
  const sim = simContestOf(contest)
  if (isRunning || answer === null || !sim.ok)
    return isRunning ? (
      <p role="status" className="text-muted">
        Playing the games with the figures of then.
      </p>
    ) : null
  const basis = showsRaw ? null : claimBasis(state.format, payoutFactor)
  return <p role="status">{worthSentence(answer, sim.value.contest, basis)}</p>
}

function Moved({ moved, onRepair }: { moved: MovedPerson; onRepair: Props['onRepair'] }) {
  const { player, lineups, setPoints, ...moves } = moved
  const leaves = isOut(moved)
  const isDearer = moves.price !== null && moves.price.now > moves.price.before
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-border py-1 first:border-t-0">
      <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <span className={classNames('font-medium', leaves && 'text-bad')}>
          {player?.name ?? 'A player who is not in the file'}
        </span>{' '}
        <span className="text-muted tabular-nums">{movesOf(moves).join(', ')}</span>
      </span>
      {lineups > 0 ? (
        <>
          <span className="tabular-nums">
            <span className="text-muted">{pluralize(lineups, 'lineup')}</span>{' '}
            {setPoints === 0 ? null : (
              <span className={setPoints < 0 ? 'text-bad' : 'text-good'}>{signedPoints(setPoints)}</span>
            )}
          </span>
          {setPoints < 0 || leaves || isDearer ? (
            <Button size="small" onClick={() => onRepair(leaves ? null : player)}>
              {leaves ? 'Repair' : 'Replace'}
              {player ? <span className="sr-only"> {player.name}</span> : null}
            </Button>
          ) : null}
        </>
      ) : (
        <span className="text-muted">in no lineup</span>
      )}
    </li>
  )
}

/** As many as a repair is compared on. */
const GAMES = 10_000

/** What the list makes with the figures of now and of then; asked for by itself once it was simulated. */
function useSetSince(builtWith: BuiltWith) {
  const state = useSlate()
  const { lineups, simulation } = useList()
  const contest = contestOf(state)
  const isSimulated = simulation !== null
  const { playerPool, putBack } = state
  const keys = lineups.map(({ key }) => key).join('\n')
  return useTask<never, SetSince, []>(
    [playerPool, putBack, contest, keys, builtWith, isSimulated],
    async ({ signal }) => {
      const ofContest = simContestOf(contest)
      if (!ofContest.ok) throw new TaskRefused(ofContest.error)
      const question = questionOf(
        state,
        ofContest.value.contest,
        lineups.map(({ lineup }) => lineup),
      )
      // Both pools are read from what is kept of them, so that they differ by what changed alone.
      const [now, before] = [builtWithOf(state), builtWith].map((figures) => ({
        rows: poolAsBuilt(playerPool, figures),
        leftOut: [],
      }))
      return ask('since', { sim: { ...question, ...now }, before: before!, games: GAMES }, { signal })
    },
    { notHere: NOT_HERE, starts: isSimulated },
  )
}
