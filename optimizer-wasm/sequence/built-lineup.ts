import { lineupOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import type { BuiltLineup } from '../build-request.ts'
import type { PreparedPool } from '../lineups-under.ts'
import type { RankedLineup } from './lineup-order.ts'

export function builtLineup(
  { rows, request: { mode } }: PreparedPool,
  { rows: indexes, objective }: RankedLineup,
  isKept: boolean,
): BuiltLineup {
  const players = indexes.map((index) => rows[index]!)
  const lineup = lineupOf(mode, players)
  return {
    players,
    captainIndex: 0,
    projectedPoints: Math.round(projectedPoints(lineup) * TERMS_PER_POINT) / TERMS_PER_POINT,
    totalSalary: totalSalary(lineup),
    objective,
    isKept,
  }
}
