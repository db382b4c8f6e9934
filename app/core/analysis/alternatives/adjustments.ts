import { playersOf } from '../../lineups/lineup.ts'
import { brokenRules } from '../../lineups/lineup-rules.ts'
import { doubtsOf } from '../../players/doubts.ts'
import { countedPoints } from '../../players/points.ts'
import { isOwnershipKnown } from '../../players/unknowns.ts'
import { priceDoubts } from '../../players/who-plays.ts'
import { legalSwaps, type Swap, type SwapQuestion } from './swaps.ts'

/** A swap that is worth a word; the result is a legal lineup. */
export type Adjustment = Swap & {
  reason: 'better' | 'healthier' | 'more_points' | 'saves_money' | 'less_owned'
}

/** Smaller gains are not offered: points, share of the budget, percent of ownership. */
const NOTABLE_POINTS = 0.05
const NOTABLE_SAVING = 0.02
const NOTABLE_OWNERSHIP = 5
/** The most that saving salary or lowering ownership may cost, as a share of the projection. */
const FAIR_PRICE = 0.03

/** At most `most` changes to a complete lineup, each with a different reason and slot. */
export function suggestAdjustments(question: SwapQuestion, most: number): Adjustment[] {
  const { lineup, playerPool } = question
  if (brokenRules(lineup).length > 0) return []
  const byPrice = priceDoubts(playerPool, lineup.format)
  const surePlayers = playerPool.filter((player) => doubtsOf(player, byPrice).length === 0)
  const swaps = legalSwaps(question, lineup.slots.keys(), surePlayers)
  const total = playersOf(lineup).reduce((sum, player) => sum + Math.max(countedPoints(player), 0), 0)
  const affordable = (swap: Swap) => -swap.pointsChange <= total * FAIR_PRICE
  const chosen = [
    pick(
      'healthier',
      swaps.filter(
        (swap) => isTowardsHealth(swap) && (swap.out.injuryStatus !== 'Questionable' || affordable(swap)),
      ),
      byObjective,
    ),
    pick(
      'better',
      swaps.filter(({ objectiveChange }) => objectiveChange > NOTABLE_POINTS),
      byObjective,
    ),
    pick(
      'more_points',
      swaps.filter(({ pointsChange }) => pointsChange > NOTABLE_POINTS),
      byPoints,
    ),
    isOwnershipKnown(playerPool)
      ? pick(
          'less_owned',
          swaps.filter((swap) => affordable(swap) && (swap.ownershipChange ?? 0) <= -NOTABLE_OWNERSHIP),
          byPoints,
        )
      : null,
    pick(
      'saves_money',
      swaps.filter((swap) => affordable(swap) && -swap.salaryChange >= lineup.format.budget * NOTABLE_SAVING),
      byPoints,
    ),
  ].filter((adjustment) => adjustment !== null)
  return chosen
    .filter((adjustment, i) => chosen.findIndex(({ slotIndex }) => slotIndex === adjustment.slotIndex) === i)
    .slice(0, most)
}

function pick(
  reason: Adjustment['reason'],
  swaps: readonly Swap[],
  worth: (swap: Swap) => number,
): Adjustment | null {
  if (swaps.length === 0) return null
  return { ...swaps.reduce((best, swap) => (worth(swap) > worth(best) ? swap : best)), reason }
}

function isTowardsHealth({ in: player, out }: Swap): boolean {
  return player.injuryStatus === 'Healthy' && out.injuryStatus !== 'Healthy'
}

function byObjective(swap: Swap): number {
  return swap.objectiveChange
}

function byPoints(swap: Swap): number {
  return swap.pointsChange
}
