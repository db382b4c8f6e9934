import { LARGEST_PAIR, type ObjectiveTerms, objectiveTerms, toTerms } from '#core/objective/objective.ts'
import { personKey } from '#core/players/player.ts'
import type { BoostRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import type { RowSets } from './row-sets.ts'

/**
 * The objective with boosts: each adds its percent of what the row's expected points count, so two of 10% add 20%. One
 * that counts only beside a player is a term of two rows, or of the row alone where it is that player's own.
 */
export function boostedTerms(
  sets: RowSets,
  { format, settings }: Pick<BuildRequest, 'format' | 'settings'>,
  boosts: readonly BoostRule[],
): ObjectiveTerms {
  const { rows } = sets.candidates
  const { values, pairOf, weightedPoints } = objectiveTerms(rows, format, settings)
  if (boosts.length === 0) return { values, pairOf }
  const boosted = [...values]
  // A table rather than a map: the kernel asks for every pair of the pool.
  let pairs: Float64Array | null = null
  const pairCell = (a: number, b: number) => Math.min(a, b) * rows.length + Math.max(a, b)
  for (const { players, slots, pct, when } of boosts) {
    const partnerFlags = when && sets.flagsOf(new Set([when.person]), when.slots)
    // Read once for each boost, not for each of its rows: a person has one row or two, a pool up to 1,200.
    const partners = partnerFlags && [...partnerFlags.keys()].filter((row) => partnerFlags[row] === 1)
    for (const [index, flag] of sets.flagsOf(sets.peopleIn(players), slots).entries()) {
      if (flag === 0) continue
      const term = toTerms((weightedPoints[index]! * pct) / 100)
      if (partners === null || partners.includes(index)) boosted[index] = boosted[index]! + term
      if (partners === null) continue
      for (const partner of partners) {
        if (personKey(rows[partner]!) === personKey(rows[index]!)) continue
        const cell = pairCell(index, partner)
        pairs ??= new Float64Array(rows.length ** 2)
        pairs[cell] = pairs[cell]! + term
      }
    }
  }
  const boostedPairs = pairs
  if (!boostedPairs) return { values: boosted, pairOf }
  return {
    values: boosted,
    pairOf: (a, b) => {
      const term = (pairOf?.(a, b) ?? 0) + boostedPairs[pairCell(a, b)]!
      return Math.min(Math.max(term, -LARGEST_PAIR), LARGEST_PAIR)
    },
  }
}
