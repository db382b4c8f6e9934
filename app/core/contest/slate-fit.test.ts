import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Field } from './field.ts'
import { slateFit, slateProblem } from './slate-fit.ts'
import { slatePrices } from './slate-prices.ts'
import { fieldOf } from './testing/field-of.ts'
import { type SlatePerson, slateRows } from './testing/slate-rows.ts'

const ADA = { name: 'Ada Brook', team: 'MIN', salary: 20_000 }
const BEA = { name: 'Bea Crow', team: 'LAC', salary: 20_000 }
const CORA = { name: 'Cora Dale', team: 'LAC', salary: 10_000 }

function fitOf(field: Field, people: SlatePerson[]) {
  return slateFit(field, slatePrices(field, slateRows(people), SHOWDOWN), SHOWDOWN)
}

test('how many of the drafted players and of the filled slots are on the slate', () => {
  // Ada is drafted three times, Bea twice, Cora and Dora once: 7 filled slots. One slot is hidden.
  const field = fieldOf([
    [0, 1],
    [0, 1],
    [0, 2],
    [null, 3],
  ])
  expect(fitOf(field, [ADA, CORA])).toEqual({
    drafted: 4,
    listed: 2,
    notListed: ['Bea Crow', 'Dora Elm'],
    slotShare: 4 / 7,
    // Only Ada as captain with Cora is wholly on the slate: 30,000 + 10,000.
    lineups: 1,
    overBudget: 0,
  })
})

test.each([
  [15, 75, null],
  [14, 70, 'other_players'],
  [12, 60, 'other_players'],
  [10, 50, 'other_players'],
])('a slate with the players of %d of 20 slots, %d%%: %s', (onSlate, _, problem) => {
  // Cora is cheap, so the price never decides. Each of the ten lineups has two slots.
  const slots = Array.from({ length: 20 }, (_, slot) => (slot < onSlate ? 2 : 3))
  const lineups = Array.from({ length: 10 }, (_, entry) => [slots[2 * entry]!, slots[2 * entry + 1]!])
  expect(slateProblem(fitOf(fieldOf(lineups), [CORA]))).toBe(problem)
})

test('prices that put more than one lineup in a hundred over the budget are those of another game', () => {
  // Ada as captain with Bea costs 30,000 + 20,000, the whole budget; with a dearer Bea $100 more.
  const lineups = (dear: number) =>
    fieldOf(Array.from({ length: 200 }, (_, entry) => (entry < dear ? [0, 1] : [0, 2])))
  const dearer = [ADA, { ...BEA, salary: 20_100 }, CORA]
  expect(fitOf(lineups(200), [ADA, BEA, CORA])).toMatchObject({ lineups: 200, overBudget: 0 })
  expect(fitOf(lineups(3), dearer)).toMatchObject({ lineups: 200, overBudget: 3 })
  expect(slateProblem(fitOf(lineups(200), [ADA, BEA, CORA]))).toBeNull()
  expect(slateProblem(fitOf(lineups(2), dearer))).toBeNull()
  expect(slateProblem(fitOf(lineups(3), dearer))).toBe('other_prices')
})

test('captains count at the captain price, also where the file lists the flex price twice', () => {
  // 20,000 + 20,000 as flex; as captain Ada costs 30,100.
  const people = [{ ...ADA, salary: 20_067, captainSalary: 20_067 }, BEA]
  const field = fieldOf([[0, 1]])
  const prices = slatePrices(field, slateRows(people, 'flex_price'), SHOWDOWN)
  expect(slateFit(field, prices, SHOWDOWN).overBudget).toBe(1)
})

test('a field without visible lineups fits no slate', () => {
  const fit = fitOf(fieldOf([[null, null]]), [ADA])
  expect(fit).toMatchObject({ drafted: 0, listed: 0, slotShare: 0, lineups: 0 })
  expect(slateProblem(fit)).toBe('other_players')
})
