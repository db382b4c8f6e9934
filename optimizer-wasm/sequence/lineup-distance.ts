import type { BuildRule, SetRule } from '#core/rules/build-rule.ts'
import type { PoolFacts, Rows } from './pool-facts.ts'

/** How far any two lineups of a build are apart. */
export type Distance = { players: number; captainSwapCounts: boolean }

/** Lineups differ by one player at least, a captain swap counted. */
export const LEAST_DISTANCE: Distance = { players: 1, captainSwapCounts: true }

/** The strictest of several rules: the most players, and captain swaps count only where every rule counts them. */
export function distanceOf(rules: readonly BuildRule[]): Distance {
  const uniques = rules.filter((rule): rule is SetRule & { kind: 'uniques' } => rule.kind === 'uniques')
  if (uniques.length === 0) return LEAST_DISTANCE
  return {
    players: Math.max(1, ...uniques.map(({ players }) => players)),
    captainSwapCounts: uniques.every(({ captainSwapCounts }) => captainSwapCounts),
  }
}

/**
 * Whether two lineups of the pool are far enough apart. They differ by the people of the one who are not in the other; the
 * same people with another captain differ by one where captain swaps count. One lineup is compared with many, so it is
 * looked up once.
 */
export function apartFrom(
  { personOfRow, captainPlace }: PoolFacts,
  { players, captainSwapCounts }: Distance,
): (lineup: Rows) => (other: Rows) => boolean {
  const isHeld = new Uint8Array(Math.max(0, ...personOfRow) + 1)
  let held: Rows = []
  return (lineup) => {
    for (const row of held) isHeld[personOfRow[row]!] = 0
    for (const row of lineup) isHeld[personOfRow[row]!] = 1
    held = lineup
    return (other) => {
      let differing = 0
      for (const row of other) if (isHeld[personOfRow[row]!] === 0) differing++
      if (differing > 0 || !captainSwapCounts || captainPlace < 0) return differing >= players
      return players <= 1 && personOfRow[lineup[captainPlace]!] !== personOfRow[other[captainPlace]!]
    }
  }
}
