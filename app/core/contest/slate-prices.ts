import { groupBy } from '../collections/group-by.ts'
import { captainSalary, type Format } from '../formats/format.ts'
import { basePlayerIdOf, displaySalary, isCaptainRow, type Player } from '../players/player.ts'
import { captainOf, type Field, lineupSlots, NO_PLAYER } from './field.ts'

/** What a player of a contest costs on a slate, in dollars: in a plain slot and as captain. */
export type SlatePrice = { team: string | null; salary: number; captainSalary: number }

/** The price of each player of the field, matched by name; null for a player that the slate does not list. */
export function slatePrices(field: Field, slate: readonly Player[], format: Format): (SlatePrice | null)[] {
  const rows = groupBy(slate, ({ basePlayerId }) => basePlayerId)
  return field.players.map(({ name }) => {
    const own = rows.get(basePlayerIdOf(name))
    const flex = own?.find((row) => !isCaptainRow(row))
    if (!flex) return null
    const captain = own?.find(isCaptainRow)
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
