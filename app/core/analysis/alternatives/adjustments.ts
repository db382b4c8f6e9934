import { type Lineup, placePlayerInSlot, playersOf, pointsMultiplier } from '../../lineups/lineup.ts'
import { brokenRules } from '../../lineups/lineup-rules.ts'
import {
  type ObjectiveTerms,
  objectiveTerms,
  sumOfTerms,
  TERMS_PER_POINT,
} from '../../objective/objective.ts'
import type { OptimizerSettings } from '../../objective/strategy.ts'
import { doubtsOf } from '../../players/doubts.ts'
import type { Player } from '../../players/player.ts'
import { countedPoints } from '../../players/points.ts'
import { priceDoubts } from '../../players/who-plays.ts'
import { type LineupRule, rivalSets, rivalsIn } from '../../rules/lineup-rule.ts'
import { isOwnershipKnown } from '../facts/unknowns.ts'

/** One player replaced by another in one slot; the result is a legal lineup. Changes are new minus old. */
export type Adjustment = {
  slotIndex: number
  out: Player
  in: Player
  reason: 'better' | 'healthier' | 'more_points' | 'saves_money' | 'less_owned'
  objectiveChange: number
  pointsChange: number
  salaryChange: number
  ownershipChange: number | null
}

export type AdjustmentQuestion = {
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  /** Ids of rows that stay, and of rows that may not be added. */
  lockedIds?: ReadonlySet<string>
  excludedIds?: ReadonlySet<string>
  /** No change adds a player that a rule excludes beside those who stay. */
  rules?: readonly LineupRule[]
}

/** Smaller gains are not offered: points, share of the budget, percent of ownership. */
const NOTABLE_POINTS = 0.05
const NOTABLE_SAVING = 0.02
const NOTABLE_OWNERSHIP = 5
/** The most that saving salary or lowering ownership may cost, as a share of the projection. */
const FAIR_PRICE = 0.03

/** At most `most` changes to a complete lineup, each with a different reason and slot. */
export function suggestAdjustments(question: AdjustmentQuestion, most: number): Adjustment[] {
  const { lineup, playerPool } = question
  if (brokenRules(lineup).length > 0) return []
  const swaps = legalSwaps(question)
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
      swaps.filter((swap) => affordable(swap) && -swap.salaryChange >= lineup.mode.budget * NOTABLE_SAVING),
      byPoints,
    ),
  ].filter((adjustment) => adjustment !== null)
  return chosen
    .filter((adjustment, i) => chosen.findIndex(({ slotIndex }) => slotIndex === adjustment.slotIndex) === i)
    .slice(0, most)
}

type Swap = Omit<Adjustment, 'reason'>

function legalSwaps(question: AdjustmentQuestion): Swap[] {
  const { lineup, playerPool, settings, lockedIds, excludedIds, rules = [] } = question
  const rivals = rivalSets(playerPool, lineup.mode, rules)
  const terms = objectiveTerms(playerPool, lineup.mode, settings)
  const indexById = new Map(playerPool.map((player, index) => [player.id, index]))
  const now = objectiveOfRows(lineup, indexById, terms)
  const byPrice = priceDoubts(playerPool, lineup.mode)
  const candidates = playerPool.filter((player) => doubtsOf(player, byPrice).length === 0)
  return lineup.slots.flatMap((out, slotIndex) => {
    if (!out || lockedIds?.has(out.id)) return []
    const multiplier = pointsMultiplier(lineup.mode, slotIndex)
    return candidates.flatMap((candidate) => {
      if (candidate.id === out.id || excludedIds?.has(candidate.id)) return []
      const placed = placePlayerInSlot(lineup, candidate, slotIndex)
      if (!placed.ok || brokenRules(placed.value).length > 0) return []
      if (
        rivalsIn(playersOf(placed.value), rivals)
          .flat()
          .some(({ id }) => id === candidate.id)
      )
        return []
      return [
        {
          slotIndex,
          out,
          in: candidate,
          objectiveChange: objectiveOfRows(placed.value, indexById, terms) - now,
          pointsChange: (countedPoints(candidate) - countedPoints(out)) * multiplier,
          salaryChange: Math.round((candidate.salary - out.salary) * 100) / 100,
          ownershipChange: differenceOf(candidate.ownershipPct, out.ownershipPct),
        },
      ]
    })
  })
}

/** Null where one of them is unknown. */
function differenceOf(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before
}

function objectiveOfRows(
  lineup: Lineup,
  indexById: ReadonlyMap<string, number>,
  terms: ObjectiveTerms,
): number {
  const rows = playersOf(lineup).map(({ id }) => indexById.get(id) ?? -1)
  return sumOfTerms(rows, terms) / TERMS_PER_POINT
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
