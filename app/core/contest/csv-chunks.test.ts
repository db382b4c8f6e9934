import { expect, test } from 'vitest'
import { LONGEST_ROW } from '../files/csv-row-reader.ts'
import { CsvChunks } from './csv-chunks.ts'

/** All rows of a text that arrives in these pieces. */
function rowsOf(...pieces: string[]): (readonly string[])[] {
  const chunks = new CsvChunks()
  const read = [...pieces.map((piece) => chunks.push(piece)), chunks.finish()]
  return read.flatMap((rows) => {
    if (!rows.ok) throw new Error(rows.error.kind)
    return rows.value
  })
}

test('a row is read as soon as its line is complete', () => {
  const chunks = new CsvChunks()
  expect(chunks.push('a,b\n1,')).toEqual({ ok: true, value: [['a', 'b']] })
  expect(chunks.push('2')).toEqual({ ok: true, value: [] })
  expect(chunks.push('3\n')).toEqual({ ok: true, value: [['1', '23']] })
  expect(chunks.finish()).toEqual({ ok: true, value: [] })
})

test('the last row may have no line end', () => {
  expect(rowsOf('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test.each(['\n', '\r\n', '\r'])(
  'the pieces make no difference, a blank row is one empty cell; lines end with %j',
  (lineEnd) => {
    const text = ['a,b', '1,"x, y"', '', '3,4'].join(lineEnd)
    const whole = [['a', 'b'], ['1', 'x, y'], [''], ['3', '4']]
    for (let size = 1; size <= text.length; size += 1) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      )
      expect(rowsOf(...pieces), `pieces of ${size}`).toEqual(whole)
    }
  },
)

test('semicolons and tabs divide cells where the header has more of them', () => {
  expect(rowsOf('a;b;c\n1,5;2;3')).toEqual([
    ['a', 'b', 'c'],
    ['1,5', '2', '3'],
  ])
  expect(rowsOf('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('an open quote is refused at the end of its line', () => {
  expect(new CsvChunks().push('a,b\n1,"2\n')).toEqual({ ok: false, error: { kind: 'open_quote', row: null } })
})

test('a line of the longest length is kept, a longer one is refused before it ends', () => {
  const chunks = new CsvChunks()
  expect(chunks.push(`a,${'x'.repeat(LONGEST_ROW - 2)}`).ok).toBe(true)
  expect(chunks.push('x')).toEqual({ ok: false, error: { kind: 'line_too_long' } })
})
