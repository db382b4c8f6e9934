import type { Format } from '../formats/format.ts'
import { basePlayerIdOf, type Player, UNKNOWN_PLAYER_SCORES } from '../players/player.ts'
import type { BuiltFigures, BuiltWith } from './built-with.ts'
import type { SetRow } from './entry-set.ts'
import { personOfRow } from './set-exposures.ts'

/** The rows of a set as players: what a lineup of them is checked, called and uploaded by, without their other figures. */
export function playersOfSet(rows: readonly SetRow[], format: Format): Player[] {
  return rows.map((row, index) => ({
    ...UNKNOWN_PLAYER_SCORES,
    id: `set-row-${index}`,
    providerId: row.providerId,
    name: row.playerName,
    position: row.isCaptain && format.captain ? format.captain.code : row.position,
    actualPosition: row.position,
    basePlayerId: basePlayerIdOf(row.playerName),
    team: row.team,
    opponent: row.opponent,
    gameInfo: null,
    fppg: row.fantasyPoints,
    salary: row.salary,
    captainPricing: null,
  }))
}

/** The figures that a stored set keeps of the people it holds. */
export function builtWithOfSet(rows: readonly SetRow[]): BuiltWith {
  const people: Record<string, BuiltFigures> = {}
  for (const row of rows) {
    const person = personOfRow(row)
    const price = row.isCaptain ? (people[person]?.[1] ?? null) : row.salary
    people[person] = [row.fantasyPoints, price, null, null, null, null]
  }
  return { people, isWhole: false }
}
