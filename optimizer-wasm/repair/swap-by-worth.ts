import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { LineupPair, PairOutcome } from '../sim/play-pairs.ts'
import { completionsOfEach, pairsOfCompletions } from './completions.ts'
import type { Completions, LineupCells, Repair } from './repair-request.ts'

/**
 * The field that completions are chosen against: so many entries are enough, and copies are drawn as independent ones, which takes
 * a tenth of the draws. Held out, what is chosen so makes as much as what is chosen against the whole field (docs/proof.md).
 */
export const FIELD_TO_CHOOSE_BY = { most: 10_000, clumping: 0 }

/** Who takes the steps: threads beside a page, or the process itself. Null where it was stopped. */
type Steps<Contest> = {
  /** The best completions of each lineup. */
  completions: (wanted: number) => Promise<Completions | null>
  /** On the same games and against the same field for all pairs. */
  worths: (
    pairs: readonly LineupPair[],
    contest: Contest,
  ) => Promise<readonly Pick<PairOutcome, 'profitGained'>[] | null>
  best: (completions: Completions, gained: readonly Estimate[]) => Promise<Repair | null>
}

/**
 * Each lineup with the completion of its open slots that makes the most money in the contests it is entered in, where that is
 * beyond the error of the games it is chosen by. Null where it was stopped.
 */
export async function swapByWorth<Contest>(
  lineups: readonly LineupCells[],
  contests: readonly EnteredContest<Contest>[],
  { completions, worths, best }: Steps<Contest>,
): Promise<Repair | null> {
  const made = await completions(completionsOfEach(lineups.length))
  if (made === null) return null
  const pairs = pairsOfCompletions(lineups, made)
  const lineupOf = made.found.flat().map(({ index }) => index)
  const gained = pairs.map((): Estimate => ({ value: 0, error: 0 }))
  for (const { contest, entries } of contests) {
    const entered = [...pairs.keys()].filter((pair) => entries[lineupOf[pair]!]! > 0)
    if (entered.length === 0) continue
    const played = await worths(
      entered.map((pair) => pairs[pair]!),
      contest,
    )
    if (played === null) return null
    for (const [place, pair] of entered.entries()) {
      const count = entries[lineupOf[pair]!]!
      const { value, error } = played[place]!.profitGained
      // The games of all contests are the same ones, so errors add up.
      gained[pair]!.value += count * value
      gained[pair]!.error += count * error
    }
  }
  return best(made, gained)
}
