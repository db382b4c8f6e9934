import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { guardCell, unguardCell, writeSpreadsheetRows } from './spreadsheet-csv.ts'

test('formulas become text; numbers stay numbers', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\0x', '＝1', '＋1', '－1', '＠x', "'=1"]
  for (const formula of formulas) expect(guardCell(formula)).toBe(`'${formula}`)
  for (const text of ['NFL $5', "O'Neill", "'quoted'", '', ' =1', '12.50']) expect(guardCell(text)).toBe(text)
  expect(writeSpreadsheetRows([['-12.5', -12.5, null, 1e3]])).toBe('"\'-12.5",-12.5,,1000\r\n')
})

test('every text is quoted, so that no separator of any spreadsheet splits it', () => {
  expect(writeSpreadsheetRows([['a;=1+1', 'b\t=2+2', 'plain', '']])).toBe('"a;=1+1","b\t=2+2","plain",""\r\n')
})

test('an apostrophe that the user wrote stays', () => {
  for (const text of ["'quoted'", "'90s", "'"]) expect(unguardCell(text)).toBe(text)
  expect(unguardCell("'=1")).toBe('=1')
})

test('a CSV parser and unguardCell return any text unchanged', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `=${text}`),
    fc.constant("''-x"),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const csv = writeSpreadsheetRows(rows)
      const read = Papa.parse<string[]>(csv.slice(0, -2), { delimiter: ',', newline: '\r\n' }).data
      expect(read.map((cells) => cells.map(unguardCell))).toEqual(rows)
    }),
  )
})
