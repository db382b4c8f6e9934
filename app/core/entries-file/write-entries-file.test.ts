import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsvRows, tidyText } from '../files/csv-table.ts'
import { cellPlaces } from './cell-places.ts'
import { cellReader } from './cell-text.ts'
import { readEntriesFile } from './read-entries-file.ts'
import { madeEntries, readMade, reservedIn } from './testing/made-entries.ts'
import { writeEntriesFile } from './write-entries-file.ts'

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const HEADER = 'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX'

test('only the filled cells change; the players are written as the file lists them', () => {
  const text = `\uFEFF${madeEntries(reservedIn({ 81: 2, 82: 1 }))}`
  const file = readMade(text)
  const [first, second, third] = [...file.players].slice(0, 3) as [string, string][]
  const filled = [first![0], second![0], third![0], '99', '98', '97']
  const written = utf8.decode(writeEntriesFile(file, new Map([[3, filled]])))
  const lines = text.split('\r\n')
  const cells = [first![1], second![1], third![1], '99', '98', '97'].join()
  expect(written.split('\r\n')).toEqual(lines.with(2, lines[2]!.replace(',,,,,,,', `,${cells},`)))
  // A second reading finds the ids again, and writing them again changes nothing.
  const again = readMade(written)
  expect(again.entries[1]!.cells.map(({ providerId }) => providerId)).toEqual(filled)
  expect(utf8.decode(writeEntriesFile(again, new Map([[3, filled]])))).toBe(written)
})

test('a cell that has the player already keeps its writing, and so do the other cells of the row', () => {
  const row = '50,Any,81,$1,"Ann One (11)" ,12 ,(13),"Dee (14) (LOCKED)",15,16,,"x, y"'
  const file = readMade(`${HEADER}\n${row}\n`)
  const written = writeEntriesFile(file, new Map([[2, ['11', '12', '13', '14', '77', '16']]]))
  expect(utf8.decode(written)).toBe(`${HEADER}\n${row.replace(',15,', ',77,')}\n`)
})

test('a row that ends before its slots gets them', () => {
  const file = readMade(`${HEADER}\r\n50,Any,81,$1\r\n51,Any,81,$1,21,22\n52,Any,81,$1`)
  const ids = ['11', '12', '13', '14', '15', '16']
  const written = writeEntriesFile(file, new Map([2, 3, 4].map((row) => [row, ids])))
  expect(utf8.decode(written)).toBe(
    `${HEADER}\r\n${[50, 51, 52]
      .map((key) => `${key},Any,81,$1,${ids.join()}`)
      .join('\r\n')
      .replace('\r\n52', '\n52')}`,
  )
})

test('a file of an old spreadsheet keeps its bytes; names beyond ASCII are then written as ids', () => {
  const name = new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]) // José in Windows-1252, which is no UTF-8
  const head = bytesOf(`${HEADER},,Position,Name + ID,Name,ID\r\n50,`)
  const rest = bytesOf(',81,$1,,,,,,,,WR,')
  const bytes = new Uint8Array([...head, ...name, ...rest, ...name, ...bytesOf(' (11),x,11\r\n')])
  const file = readMade(bytes)
  expect(file.entries[0]!.contestName).toBe('José')
  expect([...writeEntriesFile(file, new Map())]).toEqual([...bytes])
  const written = writeEntriesFile(file, new Map([[2, ['11', '12', '13', '14', '15', '16']]]))
  const slots = bytesOf('11,12,13,14,15,16')
  const expected = [...head, ...name, ...bytesOf(',81,$1,'), ...slots, ...bytesOf(',,WR,'), ...name]
  expect([...written]).toEqual([...expected, ...bytesOf(' (11),x,11\r\n')])
})

const cell = fc.oneof(
  fc.constantFrom('', ' ', '"', '""', '7', 'a "b" c', '\u00e9', '\uFEFF', 'x (1) (LOCKED)', "O'Neil", '=1+1'),
  fc.string({ maxLength: 6 }).map((text) => text.replace(/["\r\n,\0]/g, '')),
  fc.string({ maxLength: 8 }).map((text) => `"${text.replace(/\0/g, '').replaceAll('"', '""')}"`),
)
const lineEnd = fc.constantFrom('\r\n', '\n', '\r', '\n\n', '\r\n,,,\r\n')
const quotedName = fc.string({ maxLength: 20 }).map((text) => `"${text.replaceAll('"', '""')}"`)
const entryRow = fc
  .tuple(fc.integer({ min: 1, max: 5e9 }), quotedName, fc.array(cell.filter(isClosed), { maxLength: 20 }))
  .map(([key, name, cells]) => [key, name, 81, '$3', ...cells].join())
const hostileFile = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(entryRow, lineEnd), { minLength: 1, maxLength: 30 }), fc.string())
  .map(([hasMark, rows, tail]) => {
    const body = rows.map(([row, end]) => `${row}${end}`).join('')
    return `${hasMark ? '\uFEFF' : ''}${HEADER},,Instructions\r\n${body}${tail.replaceAll('"', '')}`
  })

/** A cell of one quote would swallow the rest of the file, which is refused. */
function isClosed(text: string): boolean {
  return text !== '"' && text !== '""'
}

test('any file that is read and written with nothing filled is the same bytes', () => {
  fc.assert(
    fc.property(hostileFile, (text) => {
      const read = readEntriesFile(text)
      // A list of players of another sport may arise by chance; quotes are closed and entries are there.
      if (!read.ok) return expect(read.error.issue).toBe('other_sport')
      expect(writeEntriesFile(read.value, new Map())).toEqual(bytesOf(text))
    }),
    { numRuns: 500 },
  )
})

test('any filled row has its ids when it is read again, and no other byte has changed', () => {
  const ids = ['61', '62', '63', '64', '65', '66']
  fc.assert(
    fc.property(hostileFile, fc.nat(), (text, pick) => {
      const read = readEntriesFile(text)
      if (!read.ok) return
      const { entries } = read.value
      const { row } = entries[pick % entries.length]!
      const written = writeEntriesFile(read.value, new Map([[row, ids]]))
      const again = readMade(written)
      expect(
        again.entries.find((entry) => entry.row === row)!.cells.map(({ providerId }) => providerId),
      ).toEqual(ids)
      const others = (file: typeof again) => file.entries.filter((entry) => entry.row !== row)
      expect(others(again)).toEqual(others(read.value))
      const [before, after] = [read.value.source, again.source]
      // Whatever stands before the row and behind its slots is the same to the byte.
      const start = before.rows[row - 1]![4]?.start ?? before.rows[row - 1]!.at(-1)!.end
      expect(after.bytes.subarray(0, start)).toEqual(before.bytes.subarray(0, start))
      const end = before.rows[row - 1]![9]?.end ?? before.rows[row - 1]!.at(-1)!.end
      const rest = before.bytes.subarray(end)
      expect(after.bytes.subarray(after.bytes.length - rest.length)).toEqual(rest)
    }),
    { numRuns: 300 },
  )
})

test('cells and rows are those that the other readers see', () => {
  const text = fc
    .array(
      fc.tuple(
        fc.array(cell.filter(isClosed), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
      ),
      {
        minLength: 1,
      },
    )
    .map((rows) => rows.map(([cells, end]) => cells.join() + end).join(''))
  fc.assert(
    fc.property(text, (csv) => {
      // For a text without rows the other readers have no row, and this one a blank row.
      fc.pre(tidyText(csv).trim() !== '')
      const bytes = bytesOf(csv)
      const places = cellPlaces(bytes)
      const other = readCsvRows(tidyText(csv).replace(/\n$/, ''), ',')
      expect(places.ok).toBe(other.ok)
      if (!places.ok || !other.ok) return
      const { read } = cellReader(bytes)
      const own = places.value.map((row) => row.map((place) => read(place).replace(/\r\n?/g, '\n')))
      expect(own.map((row) => row.map((each) => each.trim()))).toEqual(
        other.value.map((row) => row.map((each) => each.trim())),
      )
    }),
    { numRuns: 300 },
  )
})
