import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { contestInSmall } from '#core/payouts/contest-in-small.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import {
  completionsOfEach,
  ENTRIES_TO_CHOOSE_BY,
  pairsOfCompletions,
  type Repair,
  type RepairRequest,
} from '#optimizer/repair.ts'
import { pairsQuestion } from '../../contest/simulation/pair-worths-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/**
 * Each lineup with the completion of its open slots that makes the most money, where that is beyond the error of the games it
 * is chosen by. Of the best completions by the objective, all on the same games against the same opponents, who are drawn as before
 * the first kickoff. Null where it was stopped.
 */
export async function swapByWorth(
  request: Omit<RepairRequest, 'way'>,
  { state, contest, alsoOut }: { state: LineupState; contest: ContestSettings; alsoOut: readonly string[] },
  signal: AbortSignal,
): Promise<Repair | null> {
  const asked = pairsQuestion(state, contest, alsoOut)
  // Other games and opponents than those of the figures, which what is chosen by them would flatter.
  const question = {
    ...asked,
    seed: asked.seed + 1,
    contest: contestInSmall(asked.contest, ENTRIES_TO_CHOOSE_BY),
  }
  const wanted = completionsOfEach(request.lineups.length)
  const [completions] = await Promise.all([
    ask('completions', { ...sent(request), wanted }, { signal }),
    // The thread that plays the pairs keeps the opponents until then.
    ask('draw', { ...question, lineups: [] }, { signal }),
  ])
  if (completions === null) return null
  const pairs = pairsOfCompletions(request.lineups, completions)
  const worths = pairs.length === 0 ? [] : await ask('pairs', { ...question, pairs }, { signal })
  if (worths === null) return null
  const gained = worths.map(({ profitGained }) => profitGained)
  return ask('bestCompletions', { request: sent(request), completions, gained }, { signal })
}
