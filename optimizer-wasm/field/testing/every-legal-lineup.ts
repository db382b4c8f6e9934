import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'

/**
 * Every legal lineup of a small pool by the written rules: slots filled one after another by rows of people who may play,
 * each person once, within the budget and, where the format says so and the pool knows two, of two teams or two games. A
 * lineup whose people may stand in its slots in several ways is one.
 */
export function everyLegalLineup(pool: ContestPool): LineupRows {
  const { format, budget, rows, people } = pool
  const sideOf = ({ team, opponent }: Player) =>
    format.from.games < 2 ? team : team && opponent ? [team, opponent].sort().join() : null
  const sides = new Set(rows.flatMap((row) => sideOf(row) ?? []))
  const mayPlay = rows.map((_, index) =>
    people.some(({ captainRow, flexRow }) => captainRow === index || flexRow === index),
  )
  const lineups = new Map<string, number[]>()
  const lineup: number[] = []
  fill(0, 0)
  return lineupRowsOf([...lineups.values()], pool)

  function fill(slot: number, dollars: number): void {
    if (dollars > budget + 1e-6) return
    if (slot === format.rosterSlots.length) {
      if (isMixed(lineup.map((index) => rows[index]!)))
        lineups.set(lineup.toSorted((a, b) => a - b).join(), [...lineup])
      return
    }
    const { code, accepts } = format.rosterSlots[slot]!
    const isSameSlot = slot > 0 && format.rosterSlots[slot - 1]!.code === code
    for (let index = isSameSlot ? lineup.at(-1)! + 1 : 0; index < rows.length; index++) {
      const row = rows[index]!
      const fits =
        accepts === 'captain'
          ? isCaptainRow(row)
          : accepts === 'anyone'
            ? !isCaptainRow(row)
            : row.position.split('/').some((position) => accepts.includes(position))
      if (!fits || !mayPlay[index]) continue
      if (lineup.some((other) => pool.personOfRow[other] === pool.personOfRow[index])) continue
      lineup.push(index)
      fill(slot + 1, dollars + row.salary)
      lineup.pop()
    }
  }

  function isMixed(players: readonly Player[]): boolean {
    if (format.from.teams < 2 || sides.size < 2) return true
    const side = sideOf(players[0]!)
    return side === null || players.some((player) => sideOf(player) !== side)
  }
}
