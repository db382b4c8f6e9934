import Papa from 'papaparse'
import { tidyText } from '../files/csv-table.ts'
import { bestHeader, type SlateColumn } from './columns.ts'
import type { Slate } from './slate-csv.ts'
import { readSlateTable } from './table.ts'

/** The place of a column in the row; null: the file has none. */
export type ChosenColumns = ReadonlyMap<SlateColumn, number | null>

/** Where the columns of a recognised file are once the user chose; a chosen column means nothing else any more. */
export function placesOf(
  slate: Pick<Slate, 'places'>,
  chosen: ChosenColumns,
): ReadonlyMap<SlateColumn, number> {
  const places = new Map(slate.places)
  for (const [column, place] of chosen) {
    if (place === null) places.delete(column)
    else places.set(column, place)
  }
  return places
}

/** The choices with one more. The column that had the place before has none. */
export function withChoice(
  slate: Pick<Slate, 'places'>,
  chosen: ChosenColumns,
  column: SlateColumn,
  place: number | null,
): ChosenColumns {
  const others = [...placesOf(slate, chosen)].filter(([other, at]) => other !== column && at === place)
  return new Map([...chosen, ...others.map(([other]) => [other, null] as const), [column, place]])
}

/**
 * The salary file with the columns that the user chose: their headers become those that are always found, so that every
 * later reader of the text, here and on the server, finds the same columns. A column that lost its meaning is called by its
 * number. The lines of the players stay as they are.
 */
export function withChosenColumns(text: string, chosen: ChosenColumns): string {
  const table = readSlateTable(text)
  if (chosen.size === 0 || !table.ok) return text
  const { headerRow, delimiter, places } = table.value
  const header = [...table.value.header]
  const nameless = (place: number) => {
    header[place] = `Column ${place + 1}`
  }
  for (const [column, place] of chosen) {
    const before = places.get(column)
    if (before !== undefined && before !== place) nameless(before)
    if (place !== null) nameless(place)
  }
  for (const [column, place] of chosen) if (place !== null) header[place] = bestHeader(column)
  const tidy = tidyText(text)
  const endOf = (count: number) =>
    count === 0
      ? 0
      : Papa.parse(tidy, { delimiter, newline: '\n', preview: count, fastMode: false }).meta.cursor
  const [from, to] = [endOf(headerRow), endOf(headerRow + 1)]
  return `${tidy.slice(0, from)}${Papa.unparse([header], { delimiter })}\n${tidy.slice(to)}`
}
