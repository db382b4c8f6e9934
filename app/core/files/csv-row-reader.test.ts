import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { CsvRowReader, LONGEST_ROW } from './csv-row-reader.ts'
import { csvRowPieces, readCsvRows, tidyText } from './csv-table.ts'

test('rows are those of another reader, for any text that both take', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', ' '), maxLength: 40 })
  fc.assert(
    fc.property(text, (csv) => {
      const { data, errors } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\n' })
      // Spaces between the last quote and the end are passed over here.
      fc.pre(errors.length === 0)
      expect(readCsvRows(csv, ',')).toEqual({ ok: true, value: data })
    }),
    { numRuns: 2_000 },
  )
})

test('spaces between a closing quote and the end of the text are passed over', () => {
  expect(readCsvRows('a,"b" ', ',')).toEqual({ ok: true, value: [['a', 'b']] })
})

test.each([
  ['one huge cell', 'x'.repeat(LONGEST_ROW + 1), 'line_too_long'],
  ['one huge quoted cell', `"${'x\n'.repeat(LONGEST_ROW)}"`, 'open_quote'],
  ['a row of commas', ','.repeat(1_000), 'line_too_long'],
  ['a row of quoted cells', '"",'.repeat(1_000), 'line_too_long'],
  ['many small cells', 'a,b,c\n'.repeat(90_000), 'too_many'],
  [
    'quotes in cells that did not open with one, then many small cells',
    `a"\n${'b,\n'.repeat(200_000)}`,
    'too_many',
  ],
])('%s is refused', (_what, text, kind) => {
  expect(readCsvRows(text, ',')).toMatchObject({ ok: false, error: { kind } })
})

test('a row of the most cells and characters is read', () => {
  const widest = ','.repeat(999)
  expect(readCsvRows(widest, ',')).toEqual({ ok: true, value: [new Array(1_000).fill('')] })
  expect(readCsvRows('x'.repeat(LONGEST_ROW), ',').ok).toBe(true)
})

test('nothing is read beyond the row that was asked for', () => {
  const reader = new CsvRowReader(`a,b\n${','.repeat(5_000_000)}`, ',')
  expect(reader.next()).toEqual(['a', 'b'])
  expect(reader.refusal).toBeNull()
  expect(reader.next()).toBeNull()
  expect(reader.refusal).toEqual({ kind: 'line_too_long' })
})

test('a text that arrives in pieces has the same rows, each at once when its end is there and no quote is open', () => {
  const reader = new CsvRowReader('a,b\nc', ',', false)
  expect([reader.next(), reader.next()]).toEqual([['a', 'b'], null])
  const piece = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' '), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const whole = readCsvRows(pieces.join(''), ',')
      fc.pre(whole.ok && pieces.join('') !== '')
      const arriving = new CsvRowReader('', ',', false)
      const rows = pieces.flatMap((more, at) => {
        arriving.push(more, at === pieces.length - 1)
        return [...restOf(arriving)]
      })
      expect(rows).toEqual(whole.ok && whole.value)
    }),
    { numRuns: 2_000 },
  )
})

function* restOf(reader: CsvRowReader) {
  for (let row = reader.next(); row !== null; row = reader.next()) yield row
}

// Measured in a process of its own by `npm run proof -- strangers`.
test('a text of carriage returns is tidied, read in pieces and refused by its cells', () => {
  const text = tidyText(`a\n${'x,\r'.repeat(2_500_000)}`)
  expect(text.length).toBe(7_500_002)
  expect([...csvRowPieces(text, ',')].at(-1)).toMatchObject({ ok: false, error: { kind: 'too_many' } })
})

test.each([1, 2, 3])('line ends and NULs are tidied where %i characters are left of a piece', (left) => {
  const before = 'x'.repeat(64 * 1024 - left)
  expect(tidyText(`${before}\r\n\r\0\n\r\r\nb`)).toBe(`${before}\n\n\n\nb`)
})
