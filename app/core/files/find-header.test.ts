import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'

const WANTED = ['name', 'price', 'points']

/** Searches 10 rows for a header with all three columns; a column is found by its exact name. */
function search(text: string) {
  return findHeader(text, {
    rows: 10,
    columnsOf: (cells) =>
      new Map(WANTED.flatMap((name) => (cells.includes(name) ? [[name, cells.indexOf(name)] as const] : []))),
    hasAll: (columns) => columns.size === WANTED.length,
  })
}

test.each([',', '\t', ';', '|'] as const)('a header divided by %j is found below a title', (delimiter) => {
  expect(search(`My list, for Sunday\n\n${WANTED.join(delimiter)}\nAda`)).toMatchObject({
    found: { delimiter, headerRow: 2 },
  })
})

test('below the searched rows no header is found', () => {
  expect(search(`${'title\n'.repeat(9)}${WANTED}`)).toHaveProperty('found')
  expect(search(`${'title\n'.repeat(10)}${WANTED}`)).toHaveProperty('missing')
})

test('the closest row has most of the columns, in the delimiter that divides it; of equals the first', () => {
  expect(search('a title\nname\tother\tprice\nname\tprice\tx')).toMatchObject({
    missing: { closest: { header: { row: 2, cells: ['name', 'other', 'price'] } } },
  })
  expect(search('a;b\nc,d,e')).toMatchObject({
    missing: { closest: { header: { row: 1, cells: ['a', 'b'] } }, refusal: null },
  })
})

test.each([
  'name,12.5',
  'name,$5',
  'name,"1,200"',
  'name,50%',
  'name,Ann One (11)',
  'name,Ann (11) (LOCKED)',
  'name,1. Locate it',
])('%s is a row of data, not a header', (row) => {
  expect(search(`${row}\na,b`)).toMatchObject({ missing: { closest: { header: { row: 2 } } } })
  expect(search(row)).toMatchObject({ missing: { closest: null } })
})

test('an open quote in the searched rows is told with its row', () => {
  expect(search('a,b\n"c,d\ne,f')).toMatchObject({ missing: { refusal: { kind: 'open_quote', row: 2 } } })
})
