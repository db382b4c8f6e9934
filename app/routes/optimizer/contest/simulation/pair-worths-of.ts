import { ask, TaskRefused } from '#app/lib/threads/pool.ts'
import type { PairsQuestion, PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { questionOf } from './question-of.ts'

/**
 * What lineups win beside others, on the same games; null without any, or where it was stopped.
 * @param alsoOut people (`personKey`) who are in no entry of the field besides those who are not in it anyway.
 * @param otherGames other games and opponents than those of the figures: what is chosen by them does not flatter the figures.
 * @throws {TaskRefused} where the contest can't be simulated as it is set.
 */
export async function pairWorthsOf(
  state: LineupState,
  contest: ContestSettings,
  pairs: PairsQuestion['pairs'],
  {
    signal,
    alsoOut = [],
    otherGames,
  }: { signal: AbortSignal; alsoOut?: readonly string[]; otherGames?: boolean },
): Promise<PairWorth[] | null> {
  if (pairs.length === 0) return null
  const ofContest = simContestOf(contest)
  if (!ofContest.ok) throw new TaskRefused(ofContest.error)
  const { lineups: _, ...question } = questionOf(state, ofContest.value.contest, [])
  const leftOut = [...new Set([...question.leftOut, ...alsoOut])]
  const seed = question.seed + (otherGames ? 1 : 0)
  return ask('pairs', { ...question, leftOut, pairs, seed }, { signal })
}
