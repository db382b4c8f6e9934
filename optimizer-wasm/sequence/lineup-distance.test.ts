import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { SetRule } from '#core/rules/build-rule.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import { seededRandom } from '../testing/random-requests.ts'
import { apartFrom, distanceOf, LEAST_DISTANCE } from './lineup-distance.ts'
import { NearLineups } from './near-lineups.ts'
import { poolFacts } from './pool-facts.ts'

const rows = showdownSlate(9, 1)
const facts = poolFacts(rows, SHOWDOWN)

/** The lineup of these people, numbered by their place in the slate: the captain and the five others. */
function lineup([captain, ...others]: number[]): number[] {
  const people = [...facts.rowsOfPerson.values()]
  const rowOf = (person: number, isCaptain: boolean) =>
    people[person]!.find((row) => (rows[row]!.position === SHOWDOWN.captain!.code) === isCaptain)!
  return [rowOf(captain!, true), ...others.map((person) => rowOf(person, false))]
}

function uniques(players: number, captainSwapCounts: boolean): SetRule {
  return { kind: 'uniques', players, captainSwapCounts }
}

test('of several rules the most players count, and captain swaps only where each rule counts them', () => {
  expect(distanceOf([])).toBe(LEAST_DISTANCE)
  expect(distanceOf([uniques(1, true), uniques(3, true), uniques(2, true)])).toEqual({
    players: 3,
    captainSwapCounts: true,
  })
  expect(distanceOf([uniques(1, true), uniques(1, false)])).toEqual({ players: 1, captainSwapCounts: false })
})

test.each([
  ['the same lineup', [0, 1, 2, 3, 4, 5], [false, false, false, false]],
  ['the same flex players in another order', [0, 5, 4, 3, 2, 1], [false, false, false, false]],
  ['another captain of the same people', [1, 0, 2, 3, 4, 5], [false, true, false, false]],
  ['one other player', [0, 1, 2, 3, 4, 6], [true, true, false, false]],
  ['another captain and one other player: the people count', [1, 0, 2, 3, 4, 6], [true, true, false, false]],
  ['two other players', [0, 1, 2, 3, 6, 7], [true, true, true, true]],
])('%s', (_, other, expected) => {
  const distances = [
    { players: 1, captainSwapCounts: false },
    { players: 1, captainSwapCounts: true },
    { players: 2, captainSwapCounts: false },
    { players: 2, captainSwapCounts: true },
  ]
  const first = lineup([0, 1, 2, 3, 4, 5])
  const answers = distances.map((distance) => {
    const isApart = apartFrom(facts, distance)
    // A lineup that was compared before leaves no trace.
    isApart(lineup([8, 7, 6, 0, 1, 2]))(first)
    return isApart(first)(lineup(other))
  })
  expect(answers).toEqual(expected)
})

test('one lineup is compared with 150 others at once as with each by itself', () => {
  const random = seededRandom(3)
  const lineups = Array.from({ length: 150 }, () => {
    const people = Array.from({ length: 9 }, (_, person) => [random(), person] as const)
    return lineup(
      people
        .toSorted(([a], [b]) => a - b)
        .map(([, person]) => person)
        .slice(0, 6),
    )
  })
  for (const players of [1, 2, 3, 4, 7]) {
    for (const captainSwapCounts of [false, true]) {
      const near = new NearLineups(facts, { players, captainSwapCounts }, 150)
      const isApart = apartFrom(facts, { players, captainSwapCounts })
      for (const [number, each] of lineups.entries()) {
        const isFar = isApart(each)
        for (const from of [0, 1, 31, 32, 33, 100].filter((from) => from <= number)) {
          expect(near.isApart(each, from)).toBe(lineups.slice(from, number).every(isFar))
        }
        near.add(each)
      }
    }
  }
})
