import { expect, test } from 'vitest'
import { passedOverText } from './passed-over.ts'

test('how many rows, why, and one of them', () => {
  const reason = 'only one cell is filled'
  expect(passedOverText({ reason, rows: 1608, first: { row: 1678, text: '0' } })).toBe(
    '1,608 rows passed over: only one cell is filled (row 1,678, for example: 0)',
  )
  expect(passedOverText({ reason, rows: 1, first: { row: 7, text: '0' } })).toBe(
    '1 row passed over: only one cell is filled (row 7: 0)',
  )
  expect(passedOverText({ reason, rows: 2, first: { row: 7, text: '' } })).toBe(
    '2 rows passed over: only one cell is filled (row 7, for example)',
  )
})
