import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Field } from './field.ts'
import { certainSlate, offeredSlates } from './slate-match.ts'
import { fieldOf } from './testing/field-of.ts'
import { type SlatePerson, slateRows } from './testing/slate-rows.ts'

const ADA = { name: 'Ada Brook', team: 'MIN', salary: 20_000 }
const BEA = { name: 'Bea Crow', team: 'LAC', salary: 20_000 }
const CORA = { name: 'Cora Dale', team: 'LAC', salary: 10_000 }

/** Twenty lineups of two slots: Ada is in each, Cora in the given number, Bea in the others. */
function withCora(cora: number): Field {
  return fieldOf(Array.from({ length: 20 }, (_, entry) => [0, entry < cora ? 2 : 1]))
}

function offersFor(field: Field, slates: Record<number, SlatePerson[]>) {
  const candidates = Object.entries(slates).map(([id, people]) => ({
    slateId: Number(id),
    players: slateRows(people),
  }))
  return offeredSlates(field, candidates, SHOWDOWN)
}

test('slates with the contest’s players are offered, the best fit first, of equal fits the newest', () => {
  const { offers, otherPrices } = offersFor(withCora(5), {
    1: [ADA, BEA],
    2: [ADA, BEA, CORA],
    3: [ADA, BEA],
    4: [ADA, CORA],
    5: [{ ...CORA, name: 'Zed Other' }],
  })
  // Without Cora 35 of 40 slots are on the slate, without Bea 25 of 40, which is too few.
  expect(offers.map(({ slateId, fit }) => [slateId, fit.listed, fit.slotShare])).toEqual([
    [2, 3, 1],
    [3, 2, 35 / 40],
    [1, 2, 35 / 40],
  ])
  expect(otherPrices).toBe(0)
})

test('a slate whose prices put the lineups over the budget is counted, not offered', () => {
  const { offers, otherPrices } = offersFor(withCora(0), {
    1: [ADA, BEA],
    2: [ADA, { ...BEA, salary: 20_500 }],
  })
  expect([offers.map(({ slateId }) => slateId), otherPrices]).toEqual([[1], 1])
})

test('a slate is certain with 95 of 100 slots, counted by how often a player was drafted', () => {
  // 38 of 40 slots are 95%; 37 are not.
  expect(certainSlate(offersFor(withCora(2), { 1: [ADA, BEA] }))).toBe(1)
  expect(certainSlate(offersFor(withCora(3), { 1: [ADA, BEA] }))).toBeNull()
  // Two of three players, but the missing one holds half of the slots.
  expect(certainSlate(offersFor(withCora(2), { 1: [BEA, CORA] }))).toBeNull()
})

test('60 of 100 slots are neither certain nor offered', () => {
  // Ten lineups of two slots; Dora, who is in eight of them, is not on the slate: 12 of 20 slots.
  const field = fieldOf(Array.from({ length: 10 }, (_, entry) => [0, entry < 8 ? 3 : 1]))
  const offered = offersFor(field, { 1: [ADA, BEA, CORA] })
  expect([offered.offers, certainSlate(offered)]).toEqual([[], null])
})

test('of slates with the same prices the newest is taken; with different prices the user chooses', () => {
  const dear = { ...BEA, salary: 19_000 }
  expect(certainSlate(offersFor(withCora(0), { 1: [ADA, BEA], 2: [ADA, BEA, CORA] }))).toBe(2)
  expect(certainSlate(offersFor(withCora(0), { 1: [ADA, BEA], 2: [ADA, dear] }))).toBeNull()
  const asCaptain = { ...ADA, captainSalary: 29_000 }
  expect(certainSlate(offersFor(withCora(0), { 1: [ADA, BEA], 2: [asCaptain, BEA] }))).toBeNull()
  const traded = { ...BEA, team: 'MIN' }
  expect(certainSlate(offersFor(withCora(0), { 1: [ADA, BEA], 2: [ADA, traded] }))).toBeNull()
  // A slate that fits less well does not make the best one doubtful.
  expect(certainSlate(offersFor(withCora(5), { 1: [ADA, dear], 2: [ADA, BEA, CORA] }))).toBe(2)
})

test('no lineups, and no slates, match none', () => {
  expect(certainSlate(offersFor(fieldOf([[null, null]]), { 1: [ADA, BEA] }))).toBeNull()
  expect(certainSlate(offersFor(withCora(0), {}))).toBeNull()
})
