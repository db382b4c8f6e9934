import { expect, test } from 'vitest'
import { headerRow } from './file-refusal.ts'

test('a header is told by its row in a spreadsheet and its cells that hold text', () => {
  expect(headerRow(7, [' Position ', '', '  ', 'Name'])).toEqual({ row: 8, cells: ['Position', 'Name'] })
})

test('of a long header the first 20 cells that hold text are told, each up to 40 characters', () => {
  const cells = ['', ...Array.from({ length: 30 }, (_, index) => `Column ${index} `.padEnd(60, 'x'))]
  const told = headerRow(0, cells).cells
  expect(told).toHaveLength(20)
  expect(told[0]).toBe(`Column 0 ${'x'.repeat(31)}`)
  expect(told[19]).toBe(`Column 19 ${'x'.repeat(30)}`)
})
