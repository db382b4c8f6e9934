import type { PricedPlayer } from '../formats/estimates/priced-player.ts'
import type { Format } from '../formats/format.ts'
import type { Person } from './people.ts'

/** The people of a pool as a baseline reads them, in the same order. A pool in which every average is 0 is of a file without averages. */
export function pricedPeople(people: readonly Person[]): PricedPlayer[] {
  const hasAverages = people.some(({ row }) => row.fppg !== 0)
  return people.map(({ row, flexPrice }) => ({
    position: row.actualPosition,
    team: row.team,
    salary: flexPrice,
    average: hasAverages ? row.fppg : null,
  }))
}

/**
 * The baseline estimates of people, in their order; null where there is no formula. A dearer quarterback or kicker who is Out makes
 * nobody a backup: the next one plays.
 */
export function baselinesOf(
  people: readonly Person[],
  { baseline }: Pick<Format, 'baseline'>,
): (number | null)[] {
  if (!baseline) return people.map(() => null)
  const priced = pricedPeople(people)
  const playing = priced.filter((_, i) => !people[i]!.isOut)
  return priced.map((player) => baseline(player, playing))
}
