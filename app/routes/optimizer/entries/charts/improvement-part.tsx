import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import {
  formatCentsError,
  formatProfitCents,
  formatRoiEstimate,
  formatShare,
} from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { shownSetGain } from '#core/games/set-claims.ts'
import type { ClaimBasis } from '#core/games/shrink.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { type Estimate, scaled } from '#core/numbers/estimate.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { shortNames } from '#core/players/short-name.ts'
import { useSimulation } from '../../contest/simulation/use-simulation.ts'
import { contestOf } from '../../state/contest-of.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { withRepaired } from '../repair/apply-repair.ts'
import { madeFrom } from '../set/made-from.ts'
import { improvementSentence, isImprovement } from './improvement-words.ts'
import { type Improvement, useImprovement } from './use-improvement.ts'

/** What would improve the entries: found by one press, shown before another one does it, with Undo. */
export function ImprovementPart({
  build,
  basis,
}: {
  build: KeptBuild
  /** Null: figures as they came out of the games. */
  basis: ClaimBasis | null
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const contest = contestOf(state)
  const list = useSimulation(state, 'list')
  const { answer, isRunning, failure, start, stop } = useImprovement(build)

  function swap({ swaps, lineups: after }: Improvement) {
    const { repaired: _, ...swapped } = withRepaired(build, swaps, {
      pool: state.playerPool,
      from: madeFrom(state, build.wanted),
    })
    dispatch({
      type: 'set_entries',
      entries: { build: build.repaired ? { ...swapped, repaired: build.repaired } : swapped },
      notice: {
        title: `${pluralize(swaps.length, 'entry', 'entries')} swapped`,
        description: 'All others are as they were.',
        undo: { type: 'undo_entries' },
      },
    })
    const rows = new Map(state.playerPool.map((row) => [row.id, row]))
    list.simulate(
      contest,
      after.map((ids) =>
        lineupOf(
          state.format,
          ids.map((id) => rows.get(id)!),
        ),
      ),
    )
  }

  if (isRunning)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span role="status">Choosing others for the entries that are worth least.</span>
        <Button size="small" onClick={stop}>
          Cancel
        </Button>
      </div>
    )
  if (answer === null)
    return (
      <>
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
        <Button size="small" className="justify-self-start" onClick={() => void start()}>
          Find what improves them
        </Button>
      </>
    )
  const { found } = answer
  return found ? (
    <Found {...{ found, basis }} onSwap={() => swap(found)} />
  ) : (
    <p role="status">The rules and locks allow no other lineup in the place of one of these.</p>
  )
}

/** The swap with what it makes of the entries, and the button that makes it where one of both figures is better. */
function Found({
  found,
  basis,
  onSwap,
}: {
  found: Improvement
  basis: ClaimBasis | null
  onSwap: () => void
}) {
  const { swaps, now, then, gained } = found
  const entries = pluralize(swaps.length, 'entry', 'entries')
  const contest = contestOf(useSlate())
  const shown = basis && movedGain(found, contest, basis)
  return (
    <section aria-label="What improves the entries" className="grid gap-1.5">
      <p role="status">{improvementSentence(found, swaps.length)}</p>
      <table className="w-full max-w-100 tabular-nums">
        <thead className="text-right text-xs text-muted">
          <tr>
            <td />
            <th scope="col" className="font-normal">
              Now
            </th>
            <th scope="col" className="font-normal">
              Then
            </th>
          </tr>
        </thead>
        <tbody className="text-right">
          {now.roi && then.roi ? (
            <Row name="ROI" now={formatRoiEstimate(now.roi)} then={formatRoiEstimate(then.roi)} />
          ) : null}
          <Row
            name="All fees lost"
            now={formatShare(now.chanceOfLosingAll.value)}
            then={formatShare(then.chanceOfLosingAll.value)}
          />
        </tbody>
      </table>
      <p className="text-xs text-muted">
        Both as simulated in the same {formatCount(now.paid.length)} games, against opponents that chose
        neither: {gainWords(gained)} in all.
        {shown ? ` Moved towards the field: ${gainWords(shown)}.` : null}
      </p>
      {isImprovement(found) ? (
        <>
          <SwapList {...{ swaps }} />
          <Button size="small" className="justify-self-start" onClick={onSwap}>
            Swap {entries}
          </Button>
        </>
      ) : null}
    </section>
  )
}

/** Folded: which lineup comes in the place of which. */
function SwapList({ swaps }: { swaps: Improvement['swaps'] }) {
  const { playerPool } = useSlate()
  const called = shortNames(playerPool.map(({ name }) => name))
  const names = new Map(playerPool.map(({ id, name }) => [id, called(name)]))
  return (
    <details>
      <summary className="cursor-pointer pointer-coarse:py-2">Lineups that come</summary>
      <ul className="mt-1 grid gap-0.5 text-xs text-muted">
        {swaps.map(({ index, after }) => (
          <li key={index} className="wrap-anywhere">
            <span className="tabular-nums">For {index + 1}:</span>{' '}
            {after.map((id) => names.get(id)).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Row({ name, now, then }: { name: string; now: string; then: string }) {
  return (
    <tr className="border-t border-border">
      <th scope="row" className="text-left font-normal">
        {name}
      </th>
      <td className="pl-3">{now}</td>
      <td className="pl-3 font-medium">{then}</td>
    </tr>
  )
}

/** `+$12.00 ±$3.00` */
function gainWords({ value, error }: Estimate): string {
  return `${formatProfitCents(value)} ${formatCentsError(error)}`
}

/** The gain of all entries in cents, as it is shown elsewhere; null where the contest can't be simulated. */
function movedGain(
  { now, then, gained, lineups }: Improvement,
  contest: ContestSettings,
  basis: ClaimBasis,
): Estimate | null {
  const sim = simContestOf(contest)
  if (!sim.ok) return null
  const entries = lineups.length
  const anEntry = shownSetGain(
    {
      gained: scaled(gained, 1 / entries),
      own: { ...then, entries },
      other: { ...now, entries },
    },
    sim.value.contest.feeCents,
    basis,
  )
  return scaled(anEntry, entries)
}
