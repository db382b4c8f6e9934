import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { CsvRowReader } from './csv-row-reader.ts'
import { csvRow } from './csv-row-writer.ts'
import { DELIMITERS } from './csv-table.ts'

const CELL = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', ' ', '"', '\n', '\r', '\uFEFF', ...DELIMITERS) }),
)
const CELLS = fc.array(CELL, { minLength: 2, maxLength: 4 })

test('a row is written as papaparse writes it, and read back as it was', () => {
  fc.assert(
    fc.property(CELLS, fc.constantFrom(...DELIMITERS), (cells, delimiter) => {
      const row = csvRow(cells, delimiter)
      expect(row).toBe(Papa.unparse([cells], { delimiter }))
      expect(new CsvRowReader(row, delimiter).next()).toEqual(cells)
    }),
  )
})
