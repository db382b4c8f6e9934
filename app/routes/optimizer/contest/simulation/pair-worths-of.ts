import { TaskRefused } from '#app/lib/threads/pool.ts'
import { askPairs } from '#app/lib/threads/sim/sim-client.ts'
import type { PairsQuestion, PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { questionOf } from './question-of.ts'

/** Of a larger contest so many entries say as much of a pair as another draw of all of them (docs/proof.md). */
const MOST_DRAWN = 20_000

/**
 * What lineups win beside others, on the same games; null without any, or where it was stopped.
 * @throws {TaskRefused} where the contest can't be simulated as it is set.
 */
export async function pairWorthsOf(
  state: LineupState,
  contest: ContestSettings,
  pairs: PairsQuestion['pairs'],
  { signal, alsoOut = [] }: { signal: AbortSignal; alsoOut?: readonly string[] },
): Promise<PairWorth[] | null> {
  if (pairs.length === 0) return null
  const question = pairsQuestion(state, contest, alsoOut)
  return askPairs({ ...question, drawn: { most: MOST_DRAWN }, pairs }, { signal })
}

/**
 * What the games and opponents of pairs follow from.
 * @param alsoOut people (`personKey`) who are in no entry of the field besides those who are not in it anyway.
 * @throws {TaskRefused} where the contest can't be simulated as it is set.
 */
export function pairsQuestion(
  state: LineupState,
  contest: ContestSettings,
  alsoOut: readonly string[],
): Omit<PairsQuestion, 'pairs' | 'drawn'> {
  const ofContest = simContestOf(contest)
  if (!ofContest.ok) throw new TaskRefused(ofContest.error)
  const { lineups: _, ...question } = questionOf(state, ofContest.value.contest, [], contest)
  return { ...question, leftOut: [...new Set([...question.leftOut, ...alsoOut])] }
}
