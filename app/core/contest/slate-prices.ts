import { groupBy } from '../collections/group-by.ts'
import { captainSalary, type Format } from '../formats/format.ts'
import { basePlayerIdOf, displaySalary, isCaptainRow, type Player } from '../players/player.ts'
import { captainOf, type Field, lineupSlots, NO_PLAYER } from './field.ts'

/** What a player of a contest costs on a slate, in dollars: in a plain slot and as captain. */
export type SlatePrice = { team: string | null; salary: number; captainSalary: number }

/**
 * The price of each player of the field, matched by name; null for a player that the slate does not list. Of two people with one
 * name it is the one at the position of the contest's slots, and where these do not tell, the cheaper one.
 */
export function slatePrices(field: Field, slate: readonly Player[], format: Format): (SlatePrice | null)[] {
  const rows = groupBy(slate, ({ basePlayerId }) => basePlayerId)
  return field.players.map(({ name, position }) => {
    const own = rows.get(basePlayerIdOf(name)) ?? []
    const plain = own.filter((row) => !isCaptainRow(row)).sort((a, b) => a.salary - b.salary)
    const flex = plain.find(({ actualPosition }) => actualPosition === position) ?? plain[0]
    if (!flex) return null
    const captain = own.find((row) => isCaptainRow(row) && row.team === flex.team)
    return {
      team: flex.team,
      salary: flex.salary,
      // The provider always charges the captain's price, also where the file lists the flex price twice.
      captainSalary: captain ? displaySalary(captain, format) : flex.salary * captainSalary(format),
    }
  })
}

/** Cost in dollars and the teams of the players of entry `i`; null unless all its slots are visible and priced. */
export function pricedLineup(
  field: Field,
  entry: number,
  prices: readonly (SlatePrice | null)[],
): { salary: number; teams: (string | null)[] } | null {
  const captain = captainOf(field, entry)
  const teams: (string | null)[] = []
  let salary = 0
  for (const player of lineupSlots(field, entry)) {
    const price = player === NO_PLAYER ? null : prices[player]
    if (!price) return null
    salary += player === captain ? price.captainSalary : price.salary
    teams.push(price.team)
  }
  return { salary, teams }
}
