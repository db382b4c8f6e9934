import { expect, test } from 'vitest'
import { hasText, passedOverByReason, rowText } from './passed-over.ts'

test('rows are counted by reason, with the first row of each as example', () => {
  expect(
    passedOverByReason([
      { row: 3, reason: 'no name', text: 'a' },
      { row: 5, reason: 'no position', text: 'b' },
      { row: 9, reason: 'no name', text: 'c' },
    ]),
  ).toEqual([
    { reason: 'no name', rows: 2, first: { row: 3, text: 'a' } },
    { reason: 'no position', rows: 1, first: { row: 5, text: 'b' } },
  ])
})

test('a row is shown by its first six cells that hold text, 60 characters at most, on one line', () => {
  expect(rowText(['', ' a ', '\u202E', 'b\nc', '', 'd', 'e', 'f', 'g', 'h'])).toBe('a, b c, d, e, f, g')
  expect(rowText(['x'.repeat(300)])).toBe(`${'x'.repeat(60)}...`)
  expect(rowText(['', ''])).toBe('')
})

test('a row of blanks holds no text', () => {
  expect([hasText(['', ' \t']), hasText([]), hasText(['', 'x'])]).toEqual([false, false, true])
})
