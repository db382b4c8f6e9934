import type { BuildRule, SetRule } from '#core/rules/build-rule.ts'
import type { PoolFacts, Rows } from './pool-facts.ts'

/** How far any two lineups of a build are apart. */
export type Distance = { players: number; captainSwapCounts: boolean }

/** Lineups differ by one player at least, a captain swap counted. */
export const LEAST_DISTANCE: Distance = { players: 1, captainSwapCounts: true }

/** Of several rules the strictest: the most players, and captain swaps count only where every rule counts them. */
export function distanceOf(rules: readonly BuildRule[]): Distance {
  const uniques = rules.filter((rule): rule is SetRule & { kind: 'uniques' } => rule.kind === 'uniques')
  if (uniques.length === 0) return LEAST_DISTANCE
  return {
    players: Math.max(1, ...uniques.map(({ players }) => players)),
    captainSwapCounts: uniques.every(({ captainSwapCounts }) => captainSwapCounts),
  }
}

/** By how many players two lineups differ: people of the one who are not in the other; a captain swap alone is one. */
export function differingPlayers(
  { personOfRow, captainPlace }: PoolFacts,
  a: Rows,
  b: Rows,
  captainSwapCounts: boolean,
): number {
  let differing = 0
  for (const row of a) {
    if (!b.some((other) => personOfRow[other] === personOfRow[row])) differing++
  }
  if (differing > 0 || !captainSwapCounts || captainPlace < 0) return differing
  return personOfRow[a[captainPlace]!] === personOfRow[b[captainPlace]!] ? 0 : 1
}

export function areApart(facts: PoolFacts, a: Rows, b: Rows, distance: Distance): boolean {
  return differingPlayers(facts, a, b, distance.captainSwapCounts) >= distance.players
}
