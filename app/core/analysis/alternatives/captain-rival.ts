import type { Lineup } from '../../lineups/lineup.ts'
import { captainOf, lineupOf, playersOf, projectedPoints, totalSalary } from '../../lineups/lineup.ts'
import { isCaptainRow, isSamePerson, type Player } from '../../players/player.ts'
import { countedPoints } from '../../players/points.ts'

/** The same people with another captain. Changes are new minus old; points of the objective in `objectiveChange`. */
export type CaptainRival = {
  player: Player
  pointsChange: number
  objectiveChange: number
  salaryChange: number
}

/**
 * The player of the lineup who counts the most points beside the captain, as captain instead; null where the captain
 * counts as many, where the format has no captain, or where the pool lacks one of the two rows.
 * @param objective the objective of a lineup's players, in points.
 */
export function captainRival(
  lineup: Lineup,
  playerPool: readonly Player[],
  objective: (players: readonly Player[]) => number,
): CaptainRival | null {
  const captain = captainOf(lineup)
  if (!captain) return null
  const [rival] = playersOf(lineup)
    .filter((player) => countedPoints(player) > countedPoints(captain))
    .sort((a, b) => countedPoints(b) - countedPoints(a))
  if (!rival) return null
  const rowOf = (person: Player, asCaptain: boolean) =>
    playerPool.find((row) => isSamePerson(row, person) && isCaptainRow(row) === asCaptain)
  const [newCaptain, newFlex] = [rowOf(rival, true), rowOf(captain, false)]
  if (!newCaptain || !newFlex) return null
  const changed = lineupOf(
    lineup.format,
    playersOf(lineup).map((player) =>
      player === captain ? newCaptain : player === rival ? newFlex : player,
    ),
  )
  return {
    player: rival,
    pointsChange: projectedPoints(changed) - projectedPoints(lineup),
    objectiveChange: objective(playersOf(changed)) - objective(playersOf(lineup)),
    salaryChange: Math.round((totalSalary(changed) - totalSalary(lineup)) * 100) / 100,
  }
}
