import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { showdownPool } from '../../testing/pools.ts'
import { compareWithField, fieldShares, sortedComparisons } from './exposure-against-field.ts'

// Person n: captain n%, flex 10n%; the ownership of the last one is not known.
const pool = showdownPool().map((row) => {
  const n = Number(row.name.split(' ')[1])
  const share = row.position === 'CPT' ? n : 10 * n
  return { ...row, ownershipPct: n === 7 ? null : share }
})
const field = fieldShares(pool, SHOWDOWN)
const mine = new Map([
  ['person-1@BBB', { captain: 25, flex: 50, total: 75 }],
  ['person-7@BBB', { captain: 0, flex: 100, total: 100 }],
])

test('difference is my exposure minus the field, for the captain, the flex slots and both together', () => {
  const row = (slots: 'captain' | 'flex' | 'total') =>
    compareWithField({ pool, mine, field, slots }).find(({ name }) => name === 'Person 1')
  expect(row('captain')).toMatchObject({ place: 'WR BBB', mine: 25, field: 1, gap: 24 })
  expect(row('flex')).toMatchObject({ mine: 50, field: 10, gap: 40 })
  expect(row('total')).toMatchObject({ mine: 75, field: 11, gap: 64 })
})

test('a person on neither side is left out, and an unknown ownership has no difference', () => {
  const rows = compareWithField({ pool, mine, field, slots: 'total' })
  expect(rows.map(({ name }) => name)).not.toContain('Person 0')
  expect(rows.find(({ name }) => name === 'Person 7')).toMatchObject({
    mine: 100,
    field: null,
    gap: null,
  })
})

test('rows are sorted by a figure, unknown ones last, or by name', () => {
  const rows = compareWithField({ pool, mine, field, slots: 'total' })
  const names = (by: 'gap' | 'mine' | 'name', direction: 'high' | 'low') =>
    sortedComparisons(rows, { by, direction }).map(({ name }) => Number(name.slice(-1)))
  // Difference: 1: 64, 2: -22, 3: -33, ..., 6: -66.
  expect(names('gap', 'high')).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(names('gap', 'low')).toEqual([6, 5, 4, 3, 2, 1, 7])
  expect(names('mine', 'high').slice(0, 2)).toEqual([7, 1])
  expect(names('name', 'low')).toEqual([1, 2, 3, 4, 5, 6, 7])
})
