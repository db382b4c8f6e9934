import { ask, TaskRefused } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import { pluralize } from '#core/figures/format.ts'
import type { ClaimBasis } from '#core/games/shrink.ts'
import { isPlainPoints } from '#core/objective/plain-points.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { withEntry } from '#core/rules/default-rules.ts'
import { buildRequestOf } from '../../entries/building/build-request-of.ts'
import { keptBuild } from '../../entries/building/keep-build.ts'
import { madeFrom } from '../../entries/building/made-from.ts'
import { rulesInForce } from '../../entries/building/rules-in-force.ts'
import type { ListedLineup } from '../../entries/list/listed-lineups.ts'
import { affectedLineups } from '../../entries/repair/affected-lineups.ts'
import { withRepaired } from '../../entries/repair/apply-repair.ts'
import { lineupCells } from '../../entries/repair/lineup-cells.ts'
import { lockedAt } from '../../entries/repair/locked-at.ts'
import { newRuleId } from '../../entries/rules/new-rule-id.ts'
import { builtWithOf } from '../../state/built-with-of.ts'
import { settingsOf } from '../../state/contest-of.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { goneIds } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { questionOf } from '../simulation/question-of.ts'
import { NOT_HERE } from '../simulation/use-simulation.ts'
import { type BestChange, bestChange } from './best-change.ts'
import type { MostHeld } from './most-held.ts'

/** As many as a repair is compared on. */
const GAMES = 10_000
/** The ready-made rule of that name. */
const APART = 'differ_by_two'

/** A list that one change makes of the one that is shown. */
export type TriedChange = {
  /** `Tyler Okafor in at most 35%` */
  name: string
  /** One step that can be undone. */
  action: LineupAction
  lineups: readonly (readonly string[])[]
}

/**
 * The change of the list that gains most. Tried is a repair where a player is out; otherwise a limit on the most used player and
 * captain, and lineups two players apart: each by itself, under the present rules, on the same games.
 */
export function useBestChange(
  state: LineupState,
  contest: ContestSettings,
  lineups: readonly ListedLineup[],
  { held, repeats, basis }: { held: readonly MostHeld[]; repeats: number; basis: ClaimBasis | null },
) {
  const keys = lineups.map(({ key }) => key).join('\n')
  return useTask<never, BestChange<TriedChange>, []>(
    [state.playerPool, state.buildRules, state.rules, contest, keys, basis === null],
    async ({ signal }: Run<never>) => {
      const ofContest = simContestOf(contest)
      if (!ofContest.ok) throw new TaskRefused(ofContest.error)
      const sim = questionOf(
        state,
        ofContest.value.contest,
        lineups.map(({ lineup }) => lineup),
      )
      const repair = await repaired(state, signal)
      const tried: TriedChange[] = repair ? [repair] : []
      // A rebuild leaves out who is out, so that its gain would be the repair's; and under one set of rules it would end the groups.
      const changes =
        repair || state.build?.groups?.length
          ? []
          : [
              ...held.map((each) => capOf(each, state.playerPool)),
              ...(repeats > 0 ? [apartOf(state, lineups.length)] : []),
            ]
      for (const change of changes) {
        const made = change && (await rebuilt(state, change, lineups.length, signal))
        if (made) tried.push(made)
      }
      if (signal.aborted) return null
      const others = tried.map((change) => change.lineups)
      const played =
        others.length > 0 ? await ask('instead', { sim, others, games: GAMES }, { signal }) : null
      if (signal.aborted) return null
      return played
        ? bestChange(tried, played, ofContest.value.contest, basis)
        : { tried: [], best: null, games: GAMES }
    },
    { notHere: NOT_HERE, starts: true },
  )
}

type Change = { name: string; entry: RuleEntry }

function capOf({ person, slots, cap }: MostHeld, pool: readonly Player[]): Change {
  const name = pool.find((row) => personKey(row) === person)?.name ?? 'the most used player'
  return {
    name: `${name} ${slots === 'captain' ? 'captain of' : 'in'} at most ${cap}%`,
    entry: {
      id: newRuleId(),
      isOn: true,
      rule: {
        kind: 'exposure',
        players: { people: [person] },
        slots,
        pct: { min: null, max: cap },
        isStrict: false,
      },
    },
  }
}

/** Null where a rule asks for as much. */
function apartOf(state: LineupState, count: number): Change | null {
  const isApart = rulesInForce(state, count).some(({ rule }) => rule.kind === 'uniques' && rule.players > 1)
  return isApart
    ? null
    : {
        name: 'lineups two players apart',
        entry: { id: APART, isOn: true, rule: { kind: 'uniques', players: 2, captainSwapCounts: false } },
      }
}

/** Null where the rules leave fewer lineups then, or where it was stopped. */
async function rebuilt(
  state: LineupState,
  { name, entry }: Change,
  count: number,
  signal: AbortSignal,
): Promise<TriedChange | null> {
  const buildRules = withEntry(state.buildRules, entry)
  const changed = { ...state, buildRules }
  const outcome = await ask('build', sent(buildRequestOf(changed, count, true)), { signal })
  if (!outcome?.ok || outcome.value.lineups.length !== count) return null
  const rules = rulesInForce(changed, count)
  const build = keptBuild(outcome.value, {
    wanted: count,
    rules,
    isByPoints: isPlainPoints(settingsOf(changed)) && !rules.some(({ rule }) => rule.kind === 'boost'),
    from: madeFrom(changed, count),
    builtWith: builtWithOf(state),
    before: state.build,
    rest: true,
  })
  return {
    name,
    lineups: outcome.value.lineups.map(({ players }) => players.map(({ id }) => id)),
    action: stepOf({ build, buildRules }, `${pluralize(count, 'lineup')} built`, name),
  }
}

/** The list after a repair of the lineups with a player who is out; null where there are none. */
async function repaired(state: LineupState, signal: AbortSignal): Promise<TriedChange | null> {
  const { build, playerPool } = state
  if (build === null) return null
  const { places } = affectedLineups(state)
  if (places.length === 0) return null
  const cells = lineupCells(state)
  const request = { ...buildRequestOf(state, cells.length, true), excludedIds: goneIds(state) }
  const begun = lockedAt(Date.now(), request, cells)
  const question = { ...request, ...begun, lineups: cells, way: { kind: 'best' as const } }
  const answer = await ask('repair', sent(question), { signal })
  if (!answer || answer.repaired.length === 0) return null
  const after = new Map(answer.repaired.map((each) => [each.index, each.after]))
  const lineups = cells.map((own, index) => after.get(index) ?? own)
  if (lineups.some((ids) => ids.some((id) => id === null))) return null
  const next = withRepaired(build, answer.repaired, { pool: playerPool, from: madeFrom(state, build.wanted) })
  const title = `${pluralize(answer.repaired.length, 'lineup')} repaired`
  return {
    name: `a repair of ${pluralize(answer.repaired.length, 'lineup')}`,
    lineups: lineups as string[][],
    action: stepOf({ build: next }, title, 'All others are as they were.'),
  }
}

function stepOf(
  entries: { build: KeptBuild; buildRules?: readonly RuleEntry[] },
  title: string,
  description: string,
): LineupAction {
  return { type: 'set_entries', entries, notice: { title, description, undoesEntries: true } }
}
