import type { Person } from '../players/people.ts'
import type { PricedPlayer } from './priced-player.ts'

/** The people of a pool as a baseline reads them, in the same order. */
export function pricedPeople(people: readonly Person[]): PricedPlayer[] {
  return people.map(({ row, flexPrice }) => ({
    position: row.actualPosition,
    team: row.team,
    salary: flexPrice,
    average: row.fppg,
  }))
}
