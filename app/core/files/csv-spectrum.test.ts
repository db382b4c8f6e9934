import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CsvRowReader } from './csv-row-reader.ts'
import { readCsvRows, tidyText } from './csv-table.ts'

const FOLDER = new URL('../../../node_modules/csv-spectrum/', import.meta.url)

// The corpus has different telephone numbers in this file's JSON and CSV.
const INCONSISTENT = 'location_coordinates'

const names = readdirSync(new URL('csvs/', FOLDER))
  .map((file) => file.replace('.csv', ''))
  .filter((name) => name !== INCONSISTENT)

// Both readers normalize line ends, inside cells too.
test.each(names)(
  'csv-spectrum %s is read as its JSON says, by the reader of whole files and by that of pieces',
  (name) => {
    const text = tidyText(contentOf(`csvs/${name}.csv`))
    const expected = JSON.parse(contentOf(`json/${name}.json`).replaceAll('\\r\\n', '\\n'))
    const read = readCsvRows(text, ',')
    expect(read.ok && recordsOf(read.value)).toEqual(expected)
    const pieces = new CsvRowReader(text.slice(0, 30), ',', false)
    pieces.push(text.slice(30), true)
    const rows: (readonly string[])[] = []
    for (let row = pieces.next(); row !== null; row = pieces.next()) rows.push(row)
    expect(recordsOf(rows)).toEqual(expected)
  },
)

test('the corpus is installed', () => {
  expect(names).toHaveLength(11)
})

function contentOf(path: string): string {
  return readFileSync(new URL(path, FOLDER), 'utf8')
}

function recordsOf(rows: readonly (readonly string[])[]): Record<string, string>[] {
  const [header = [], ...records] = rows.filter((cells) => cells.length > 1)
  return records.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])))
}
