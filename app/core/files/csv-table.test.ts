import { expect, test } from 'vitest'
import { randomFrom } from '../numbers/random-from.ts'
import { csvRowPieces, readCsvRows, tidyText } from './csv-table.ts'

const CELLS = ['', 'a', '12.5', '"quoted, with a comma"', '"two\nlines"', '"a ""word"""', 'x'.repeat(200)]

test('reading in pieces gives the same rows as reading the whole file, for any quoting', () => {
  const random = randomFrom(7)
  for (let file = 0; file < 12; file++) {
    const lines = Array.from({ length: 3000 + Math.floor(2000 * random()) }, () =>
      Array.from(
        { length: 1 + Math.floor(6 * random()) },
        () => CELLS[Math.floor(CELLS.length * random())],
      ).join(','),
    )
    const text = lines.join('\n') + (file % 2 ? '\n' : '')
    const pieces = [...csvRowPieces(text, ',')]
    const whole = readCsvRows(text, ',')
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.flatMap((piece) => (piece.ok ? piece.value : [piece.error.kind]))).toEqual(
      whole.ok && whole.value,
    )
  }
})

test('a quote inside a cell does not split its row', () => {
  const lines = Array.from({ length: 9000 }, (_, i) => `${i},5" pizza,"a, b"`)
  const rows = [...csvRowPieces(lines.join('\n'), ',')].flatMap((piece) => (piece.ok ? piece.value : []))
  expect(rows).toHaveLength(9000)
  expect(rows[8999]).toEqual(['8999', '5" pizza', 'a, b'])
})

test('an unclosed quote is refused with the row where it opens', () => {
  const lines = Array.from({ length: 9000 }, (_, i) => (i === 8000 ? `${i},"open` : `${i},closed`))
  const last = [...csvRowPieces(lines.join('\n'), ',')].at(-1)
  expect(last).toEqual({ ok: false, error: { kind: 'open_quote', row: 8001 } })
})

test('a text loses its byte order mark and NULs, and every line end becomes a line feed', () => {
  expect(tidyText('\uFEFFa\r\nb\rc\nd\0')).toBe('a\nb\nc\nd')
  expect(tidyText('\uFEFFa\nb')).toBe('a\nb')
  expect(tidyText('a\uFEFF')).toBe('a\uFEFF')
})
