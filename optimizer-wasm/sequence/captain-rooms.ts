import { isCaptainRow } from '#core/players/player.ts'
import type { Demand } from './demand.ts'
import type { Slot } from './plan.ts'
import type { PoolFacts } from './pool-facts.ts'

/**
 * How many lineups can have a new captain who is one of a few people: as many as there are such people who are captain of
 * no lineup yet. One room for each demand for captains.
 */
export function roomsForCaptains(
  demands: readonly Demand[],
  { rows, personOfRow }: PoolFacts,
  usedCaptains: ReadonlySet<number>,
): Slot[] {
  const newCaptain = demands.findIndex(({ feature }) => feature.kind === 'new_captain')
  if (newCaptain < 0) return []
  return demands.flatMap(({ feature }, demand) => {
    if (feature.kind !== 'holds') return []
    const captains = [...feature.rows]
    if (!captains.every((row) => isCaptainRow(rows[row]!))) return []
    const unused = new Set(
      captains.map((row) => personOfRow[row]!).filter((person) => !usedCaptains.has(person)),
    )
    return [{ pattern: [newCaptain, demand].sort((a, b) => a - b), lineups: unused.size }]
  })
}
