import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { UNITS_PER_POINT } from '#core/games/score-table.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import type { Kernel } from './kernel.ts'
import { bestInGames } from './portfolio/best-lineups.ts'
import { drawScores } from './sim/draw-scores.ts'
import type { SimKernel } from './sim/kernel.ts'

/** What simulated games say of one person; all are shares of the games, 0 to 1. */
export type PlayerChances = {
  /** `personKey`. */
  person: string
  /** In the best legal lineup of the game, in any slot, and as its captain; null in a format without captains. */
  optimal: number
  captain: number | null
  /** Points that large contests are won with, for this salary, and fewer points than the salary usually brings. */
  boom: number
  bust: number
}

/** `rounds`: after how many games the chances are told, the fewest first. */
export type ChancesRequest = { pool: ContestPool; rounds: readonly number[]; seed: number }

/**
 * How often each person of the pool is in the best legal lineup, found exactly for every game, and how often the person's points
 * are many or few for the salary, after each round; a round plays on where the last one ended. A salary usually brings the points for
 * each dollar that the average entry of the ownership expects. A boom is that and as much more as a place of the best lineup scores
 * more than one of the average entry, so a whole lineup of booms is about the best one. Of 1,000 games a share of 30% has a standard
 * error of 1.4 points.
 */
export function* playerChances(
  { pool, rounds, seed }: ChancesRequest,
  kernels: { search: Kernel; sim: SimKernel },
): Generator<PlayerChances[]> {
  const scores = drawScores(scoreModelOf(pool), { seed, games: Math.max(...rounds) }, kernels.sim)
  const people = pool.people.length
  const [any, captain] = [new Uint32Array(people), new Uint32Array(people)]
  let [played, found, best] = [0, 0, 0]
  const { points, salary } = averageEntry(pool)
  const places = pool.format.rosterSlots.reduce(
    (sum, _, slot) => sum + pointsMultiplier(pool.format, slot),
    0,
  )
  for (const games of rounds) {
    const further = scores.subarray(played * people, games * people)
    for (const [index, lineups] of bestInGames({ pool, rules: [] }, further, 1, kernels.search).entries()) {
      if (lineups.count === 0) continue
      found++
      for (const [slot, row] of rowsOfLineup(lineups, 0).entries()) {
        const person = pool.personOfRow[row]!
        any[person]!++
        if (isCaptainRow(pool.rows[row]!)) captain[person]!++
        best += (further[index * people + person]! / UNITS_PER_POINT) * pointsMultiplier(pool.format, slot)
      }
    }
    played = games
    yield chancesAfter(games)
  }

  function chancesAfter(games: number): PlayerChances[] {
    const more = found > 0 ? Math.max(0, best / found - points) / places : 0
    const shareOfFound = (count: number) => (found > 0 ? count / found : 0)
    return pool.people.map(({ key, row }, person) => {
      const usual = salary > 0 ? (points * plainSalary(row, pool)) / salary : 0
      let [boom, bust] = [0, 0]
      for (let game = 0; game < games; game++) {
        const scored = scores[game * people + person]! / UNITS_PER_POINT
        if (scored >= usual + more) boom++
        else if (scored < usual) bust++
      }
      return {
        person: key,
        optimal: shareOfFound(any[person]!),
        captain: pool.format.captain && shareOfFound(captain[person]!),
        boom: boom / games,
        bust: bust / games,
      }
    })
  }
}

/** Points and dollars that an entry of the pool's ownership has on average. */
function averageEntry(pool: ContestPool): { points: number; salary: number } {
  const { captain, flex } = ownershipOfPool(pool)
  let [points, salary] = [0, 0]
  for (const [person, { row, captainRow }] of pool.people.entries()) {
    points += countedPoints(row) * (flex[person]! + captain[person]! * (pool.format.captain?.points ?? 1))
    salary += flex[person]! * plainSalary(row, pool)
    if (captainRow >= 0) salary += captain[person]! * pool.rows[captainRow]!.salary
  }
  return { points, salary }
}

/** Dollars outside the captain's slot. */
function plainSalary(row: Player, { format }: ContestPool): number {
  return isCaptainRow(row) && format.captain ? row.salary / format.captain.salary : row.salary
}
