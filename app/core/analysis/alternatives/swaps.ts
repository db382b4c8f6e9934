import { type Lineup, placePlayerInSlot, playersOf, pointsMultiplier } from '../../lineups/lineup.ts'
import { brokenRules } from '../../lineups/lineup-rules.ts'
import { objectiveIn } from '../../objective/objective.ts'
import type { OptimizerSettings } from '../../objective/strategy.ts'
import { isOut, type Player } from '../../players/player.ts'
import { countedPoints } from '../../players/points.ts'
import { type LineupRule, rivalSets, rivalsIn } from '../../rules/lineup-rule.ts'

/** One player replaced by another in one slot; the others stay, and no rule is broken. Changes are new minus old. */
export type Swap = {
  slotIndex: number
  out: Player
  in: Player
  objectiveChange: number
  /** As the slot counts them: a captain's are multiplied. */
  pointsChange: number
  /** Dollars. */
  salaryChange: number
  /** Percent; null where one of the two is unknown. */
  ownershipChange: number | null
}

export type SwapQuestion = {
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  /** Ids of rows that stay, and of rows that may not be added. */
  lockedIds?: ReadonlySet<string> | undefined
  excludedIds?: ReadonlySet<string> | undefined
  /** No swap adds a player that a rule excludes beside those who stay. */
  rules?: readonly LineupRule[] | undefined
}

/** The swaps of a slot that keep the most points, and of how many they are the best. */
export type BestSwaps = { best: Swap[]; of: number }

/**
 * The swaps of one slot that keep the most points, the best first; ties go to the better by the settings, then to the cheaper.
 * Exact, because every player of the pool is tried. Slots may be open.
 * @param allows what else a lineup must obey, by its rows in slot order.
 */
export function bestSwaps(
  question: SwapQuestion,
  slotIndex: number,
  most: number,
  allows: (rows: readonly Player[]) => boolean = () => true,
): BestSwaps {
  const swaps = legalSwaps(question, [slotIndex]).filter((swap) =>
    allows(playersOf({ ...question.lineup, slots: question.lineup.slots.with(slotIndex, swap.in) })),
  )
  const best = swaps.sort(
    (a, b) =>
      b.pointsChange - a.pointsChange ||
      b.objectiveChange - a.objectiveChange ||
      a.salaryChange - b.salaryChange,
  )
  return { best: best.slice(0, most), of: swaps.length }
}

/**
 * Every swap of these slots that breaks no rule, budget and sides included. Players who are Out do not come in.
 * @param mayComeIn rows of the pool.
 */
export function legalSwaps(
  { lineup, playerPool, settings, lockedIds, excludedIds, rules = [] }: SwapQuestion,
  slotIndexes: Iterable<number>,
  mayComeIn = playerPool,
): Swap[] {
  const rivals = rivalSets(playerPool, lineup.format, rules)
  const objective = objectiveIn(playerPool, lineup.format, settings)
  const now = objective(playersOf(lineup))
  const candidates = mayComeIn.filter((player) => !isOut(player) && !excludedIds?.has(player.id))
  return [...slotIndexes].flatMap((slotIndex) => {
    const out = lineup.slots[slotIndex]
    if (!out || lockedIds?.has(out.id)) return []
    const multiplier = pointsMultiplier(lineup.format, slotIndex)
    return candidates.flatMap((candidate) => {
      if (candidate.id === out.id) return []
      const placed = placePlayerInSlot(lineup, candidate, slotIndex)
      if (!placed.ok || brokenRules(placed.value).some((rule) => rule !== 'empty_slot')) return []
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
          objectiveChange: objective(playersOf(placed.value)) - now,
          pointsChange: (countedPoints(candidate) - countedPoints(out)) * multiplier,
          salaryChange: Math.round((candidate.salary - out.salary) * 100) / 100,
          ownershipChange: differenceOf(candidate.ownershipPct, out.ownershipPct),
        },
      ]
    })
  })
}

function differenceOf(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before
}
