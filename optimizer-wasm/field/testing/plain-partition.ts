import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { CrowdModel } from '../field-model.ts'

/** Dollars a column; prices are multiples of it. */
const STEP = 100

/**
 * The sum over all legal Showdown lineups of the product of a crowd's factors, without the lineups in which that person is
 * in a flex slot: a table of its own for every captain, and lineups of one team taken off by a table over one team.
 */
export function plainPartition(
  pool: ContestPool,
  crowd: Pick<CrowdModel, 'captainFactor' | 'flexFactor'>,
  { withoutFlex = -1, captain = null }: { withoutFlex?: number; captain?: number | null } = {},
): number {
  const { people, rows, budget } = pool
  const everyone = [...people.keys()]
  const captains = captain === null ? everyone : [captain]
  let total = 0
  for (const first of captains) {
    const { captainRow, row } = people[first]!
    const others = everyone.filter((person) => person !== first && person !== withoutFlex)
    const left = budget - rows[captainRow]!.salary
    const ownTeam = others.filter((person) => people[person]!.row.team === row.team)
    total += crowd.captainFactor[first]! * (sumOf(others, left) - sumOf(ownTeam, left))
  }
  return total

  function sumOf(group: readonly number[], dollars: number): number {
    const columns = Math.floor(dollars / STEP) + 1
    if (columns <= 0) return 0
    const table = Array.from({ length: 6 }, () => new Float64Array(columns))
    table[0]![0] = 1
    for (const person of group) {
      const shift = rows[people[person]!.flexRow]!.salary / STEP
      const factor = crowd.flexFactor[person]!
      for (let filled = 5; filled > 0; filled--) {
        const [to, from] = [table[filled]!, table[filled - 1]!]
        for (let column = columns - 1; column >= shift; column--)
          to[column]! += factor * from[column - shift]!
      }
    }
    return table[5]!.reduce((sum, ways) => sum + ways, 0)
  }
}
