import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'

/**
 * Every legal lineup of a small pool by the written rules: slots filled one after another by rows of people who may play,
 * each person once, within the budget and, where the format says so and the pool knows two teams, of two teams.
 */
export function everyLegalLineup(pool: ContestPool): LineupRows {
  const { mode, budget, rows, people } = pool
  const teams = new Set(rows.flatMap(({ team }) => team ?? []))
  const mayPlay = rows.map((_, index) =>
    people.some(({ captainRow, flexRow }) => captainRow === index || flexRow === index),
  )
  const lineups: number[][] = []
  const lineup: number[] = []
  fill(0, 0)
  return lineupRowsOf(lineups, pool)

  function fill(slot: number, dollars: number): void {
    if (dollars > budget + 1e-6) return
    if (slot === mode.rosterSlots.length) {
      if (isMixed(lineup.map((index) => rows[index]!))) lineups.push([...lineup])
      return
    }
    const { code, accepts } = mode.rosterSlots[slot]!
    const isSameSlot = slot > 0 && mode.rosterSlots[slot - 1]!.code === code
    for (let index = isSameSlot ? lineup.at(-1)! + 1 : 0; index < rows.length; index++) {
      const row = rows[index]!
      const fits =
        accepts === 'captain'
          ? isCaptainRow(row)
          : accepts === 'anyone'
            ? !isCaptainRow(row)
            : accepts.includes(row.position)
      if (!fits || !mayPlay[index]) continue
      if (lineup.some((other) => pool.personOfRow[other] === pool.personOfRow[index])) continue
      lineup.push(index)
      fill(slot + 1, dollars + row.salary)
      lineup.pop()
    }
  }

  function isMixed(players: readonly Player[]): boolean {
    if (mode.from.teams < 2 || teams.size < 2) return true
    const [first] = players
    return first!.team === null || players.some(({ team }) => team !== first!.team)
  }
}
