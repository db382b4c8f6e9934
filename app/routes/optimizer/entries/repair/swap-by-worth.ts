import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { Repair, RepairRequest } from '#optimizer/repair.ts'
import { pairWorthsOf } from '../../contest/simulation/pair-worths-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/** Completions of a lineup, and of all lineups together: what a thread plays in about a second. */
const MOST_OF_A_LINEUP = 40
const MOST_TOGETHER = 1500

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
  const { lineups } = request
  const wanted = Math.max(2, Math.min(MOST_OF_A_LINEUP, Math.floor(MOST_TOGETHER / lineups.length)))
  const completions = await ask('completions', { ...sent(request), wanted }, { signal })
  if (completions === null) return null
  const known = lineups.map((cells) => cells.filter((id) => id !== null))
  // What a lineup with an unknown player wins as it is can't be played.
  const isKnown = (index: number) => known[index]!.length === lineups[index]!.length
  const pairs = completions.found.flatMap((own, index) =>
    isKnown(index) ? own.map(({ after }) => ({ before: known[index]!, after })) : [],
  )
  const worths =
    pairs.length === 0 ? [] : await pairWorthsOf(state, contest, pairs, { signal, alsoOut, otherGames: true })
  if (worths === null) return null
  let played = 0
  const gained = completions.found.map((own, index) =>
    own.map(() => (isKnown(index) ? worths[played++]!.profitGained : null)),
  )
  return ask('bestCompletions', { request: sent(request), completions, gained }, { signal })
}
