import { LARGEST_PAIR, type ObjectiveTerms, objectiveTerms, toTerms } from '#core/objective/objective.ts'
import { personKey } from '#core/players/player.ts'
import type { BoostRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from './build-request.ts'
import type { Candidates } from './candidates.ts'
import { RowSets } from './row-sets.ts'

/**
 * The objective with boosts: each adds its percent of what the row's expected points count, so two of 10% add 20%. One
 * that counts only beside a player is a term of two rows, or of the row alone where it is that player's own.
 */
export function boostedTerms(
  candidates: Candidates,
  { mode, settings }: Pick<BuildRequest, 'mode' | 'settings'>,
  boosts: readonly BoostRule[],
): ObjectiveTerms {
  const { rows } = candidates
  const { values, pairOf, weightedPoints } = objectiveTerms(rows, mode, settings)
  if (boosts.length === 0) return { values, pairOf }
  const sets = new RowSets(candidates)
  const boosted = [...values]
  const pairs = new Map<number, number>()
  const pairKey = (a: number, b: number) => Math.min(a, b) * rows.length + Math.max(a, b)
  for (const { players, slots, pct, when } of boosts) {
    const partners = when && sets.flagsOf(new Set([when.person]), when.slots)
    for (const [index, flag] of sets.flagsOf(sets.peopleIn(players), slots).entries()) {
      if (flag === 0) continue
      const term = toTerms((weightedPoints[index]! * pct) / 100)
      if (partners === null || partners[index] === 1) boosted[index] = boosted[index]! + term
      if (partners === null) continue
      for (const [partner, isPartner] of partners.entries()) {
        if (isPartner === 0 || personKey(rows[partner]!) === personKey(rows[index]!)) continue
        const key = pairKey(index, partner)
        pairs.set(key, (pairs.get(key) ?? 0) + term)
      }
    }
  }
  if (pairs.size === 0) return { values: boosted, pairOf }
  return {
    values: boosted,
    pairOf: (a, b) => {
      const term = (pairOf?.(a, b) ?? 0) + (pairs.get(pairKey(a, b)) ?? 0)
      return Math.min(Math.max(term, -LARGEST_PAIR), LARGEST_PAIR)
    },
  }
}
