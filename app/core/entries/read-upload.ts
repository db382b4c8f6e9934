import { type CsvRows, readCsvRows, tidyText } from '../files/csv-table.ts'
import { type CsvRefusal, csvRefusalText } from '../files/file-refusal.ts'
import { isEntriesHeader } from '../files/recognise-file.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import type { Format } from '../formats/format.ts'
import { err, ok, type Result } from '../result.ts'
import type { UploadProblem } from './upload-problem.ts'

/** A lineup of an upload file as written: one text a slot, and what stands in the cell to the right of the last slot. */
export type WrittenLineup = { row: number; cells: readonly string[]; beside: string }

/**
 * The lineups of an upload file for that format, by spreadsheet row. In the provider's template the list of players
 * stands to the right of the lineups; it is passed over, and so are rows without a lineup.
 */
export function readUpload(text: string, format: Format): Result<WrittenLineup[], UploadProblem> {
  const read = readCsvRows(tidyText(text), ',')
  if (!read.ok) return err(notRead(read.error))
  const [header = [], ...below] = read.value
  if (!isHeader(header, format)) return err(wrongHeader(header, format))
  return ok(lineupsIn(below, format))
}

function lineupsIn(rows: CsvRows, { rosterSlots }: Format): WrittenLineup[] {
  return rows.flatMap((cells, index) => {
    const own = rosterSlots.map((_, column) => tidyCell(cells[column]))
    if (own.every((cell) => cell === '')) return []
    return { row: index + 2, cells: own, beside: tidyCell(cells[rosterSlots.length]) }
  })
}

/** The provider compares the slots letter by letter. A blank column divides them from its list of players. */
function isHeader(cells: readonly string[], { uploadHeader }: Format): boolean {
  const tidy = cells.map(tidyCell)
  return uploadHeader.every((slot, column) => tidy[column] === slot) && !tidy[uploadHeader.length]
}

function wrongHeader(header: readonly string[], format: Format): UploadProblem {
  return {
    issue: 'wrong_header',
    row: 1,
    cell: null,
    players: [],
    what: `The first row is not the header of a ${format.name} upload file`,
    cure: headerCure(header, format),
  }
}

function headerCure(header: readonly string[], format: Format): string {
  const expected = format.uploadHeader.join(',')
  if (isEntriesHeader(header))
    return `This is the file of reserved entries; new lineups go into a file that begins with ${expected}`
  const isDividedOtherwise = [';', '\t', '|'].some((delimiter) =>
    isHeader((header[0] ?? '').split(delimiter), format),
  )
  return isDividedOtherwise ? 'Save the file with commas between the cells' : `Make the first row ${expected}`
}

function notRead(refusal: CsvRefusal): UploadProblem {
  const place = { cell: null, players: [] }
  if (refusal.kind !== 'open_quote') {
    const what = csvRefusalText(refusal).replace(/\.$/, '')
    return { ...place, issue: 'too_many_lineups', row: null, what, cure: 'Leave only the lineups in it' }
  }
  return {
    ...place,
    issue: 'open_quote',
    row: refusal.row,
    what: 'A quotation mark is opened and never closed',
    cure: 'Close it, or remove it',
  }
}
