import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from './fixtures/make-player.ts'
import { peopleOf, personValue } from './people.ts'
import type { Player } from './player.ts'

const flex = makePlayer({ id: 'ann', name: 'Ann Arm', salary: 8000, fppg: 20 })
const captain: Player = { ...flex, id: 'ann-cpt', position: 'CPT', salary: 12_000, captainPricing: 'scaled' }

test('two rows are one person, seen by the flex row wherever it stands; the others keep their order', () => {
  const ben = makePlayer({ id: 'ben', name: 'Ben Back' })
  const { people, personOfRow } = peopleOf([captain, ben, flex], SHOWDOWN)
  expect(people.map(({ row }) => row.id)).toEqual(['ann', 'ben'])
  expect(personOfRow.map(({ row }) => row.id)).toEqual(['ann', 'ben', 'ann'])
  expect(people[0]).toMatchObject({ flexPrice: 8000, isOut: false })
})

test('namesakes of different teams are two people', () => {
  const namesake = { ...flex, id: 'other', team: 'BBB' }
  expect(peopleOf([flex, namesake], SHOWDOWN).people).toHaveLength(2)
})

test.each([
  ['scaled', 12_000, 8000],
  ['derived', 12_000, 8000],
  ['flex_price', 8000, 8000],
] as const)('of a captain row alone (%s, $%d) the flex price is $%d', (captainPricing, salary, price) => {
  const { people } = peopleOf([{ ...captain, captainPricing, salary }], SHOWDOWN)
  expect(people[0]!.flexPrice).toBe(price)
  // 20 points for $8,000.
  expect(personValue(people[0]!)).toBe(2.5)
})

test('a person is out when either row says so', () => {
  const { people } = peopleOf([flex, { ...captain, injuryStatus: 'Out' }], SHOWDOWN)
  expect(people.map(({ isOut }) => isOut)).toEqual([true])
})

test('without a price there is no value', () => {
  expect(personValue(peopleOf([{ ...flex, salary: 0 }], SHOWDOWN).people[0]!)).toBe(0)
})
