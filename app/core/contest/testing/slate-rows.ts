import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { CaptainPricing, Player } from '../../players/player.ts'

/** A person of a slate: the flex price in dollars; the captain's price is 1.5 times it unless another is given. */
export type SlatePerson = { name: string; team: string | null; salary: number; captainSalary?: number }

/** The rows of a Showdown salary file: a captain row and a flex row for each person. */
export function slateRows(
  people: readonly SlatePerson[],
  captainPricing: CaptainPricing = 'scaled',
): Player[] {
  return people.flatMap(({ name, team, salary, captainSalary = salary * 1.5 }) => [
    row({ name, team, position: SHOWDOWN.captain!.code, salary: captainSalary, captainPricing }),
    row({ name, team, position: 'WR', salary, captainPricing: null }),
  ])
}

function row(given: Pick<Player, 'name' | 'team' | 'position' | 'salary' | 'captainPricing'>): Player {
  return makePlayer({ ...given, id: `${given.position} ${given.name}`, actualPosition: 'WR', fppg: 5 })
}
