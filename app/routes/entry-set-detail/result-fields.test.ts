import { expect, test } from 'vitest'
import { feeOf, pasted, resultsOf, wrongField } from './result-fields.ts'

const EMPTY = Array.from({ length: 3 }, () => ({ points: '', winnings: '' }))
const OPTIONS = { ranks: [4, null, null], restWonNothing: true }

test('a fee is an amount of dollars, and an empty field none', () => {
  expect(feeOf(' $1,000.50 ')).toMatchObject({ ok: true, value: 1000.5 })
  expect(feeOf('')).toMatchObject({ ok: true, value: null })
  for (const text of ['-1', 'free', '1e999']) expect(feeOf(text).ok).toBe(false)
})

test('lineups without winnings won nothing, or stay pending if the user says so', () => {
  const typed = EMPTY.with(0, { points: '101.5', winnings: '$2.00' })
  expect(resultsOf(typed, OPTIONS)).toMatchObject({
    value: [
      { points_total: 101.5, winnings_total: 2, rank: 4 },
      { points_total: null, winnings_total: 0, rank: null },
      { points_total: null, winnings_total: 0, rank: null },
    ],
  })
  const open = resultsOf(typed, { ...OPTIONS, restWonNothing: false })
  expect(open.ok && open.value.map(({ winnings_total }) => winnings_total)).toEqual([2, null, null])
})

test('what is no number is refused with the number of its lineup', () => {
  expect(resultsOf(EMPTY.with(1, { points: 'x', winnings: '' }), OPTIONS)).toMatchObject({
    error: 'Lineup 2: points must be a number, 0 or more',
  })
  expect(resultsOf(EMPTY.with(2, { points: '', winnings: '-5' }), OPTIONS)).toMatchObject({
    error: 'Lineup 3: winnings must be an amount, 0 or more',
  })
  expect(wrongField(EMPTY.with(1, { points: 'x', winnings: '' }))).toBe('points-1')
  expect(wrongField(EMPTY.with(2, { points: '7', winnings: '-5' }))).toBe('winnings-2')
  expect(wrongField(EMPTY)).toBeNull()
})

test('a copied block fills the fields from where it is pasted; one cell is left to the field', () => {
  expect(pasted(EMPTY, '90.5', { index: 0, field: 'points' })).toBe(null)
  expect(pasted(EMPTY, '90.5\t2.00\r\n88\t0\r\n', { index: 1, field: 'points' })).toEqual([
    { points: '', winnings: '' },
    { points: '90.5', winnings: '2.00' },
    { points: '88', winnings: '0' },
  ])
  expect(pasted(EMPTY, '5\n\n7\n8', { index: 0, field: 'winnings' })).toEqual([
    { points: '', winnings: '5' },
    { points: '', winnings: '' },
    { points: '', winnings: '7' },
  ])
})
