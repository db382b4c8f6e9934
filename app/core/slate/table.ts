import { type Delimiter, tidyText } from '../files/csv-table.ts'
import { type FileRefusal, headerRow as headerRowOf } from '../files/file-refusal.ts'
import { type FoundHeader, findHeader, type MissingHeader } from '../files/find-header.ts'
import { notCsv } from '../files/not-csv.ts'
import { hasSlots, isEntriesHeader, providerFileOf } from '../files/recognise-file.ts'
import { err, ok, type Result } from '../result.ts'
import {
  type ColumnPlaces,
  findColumns,
  hasPlayerColumns,
  missingColumns,
  projectionsHeader,
} from './columns.ts'

/** A salary file with its header found: what follows it are players. `text` is tidy (csv-table.ts). */
export type SlateTable = {
  text: string
  delimiter: Delimiter
  /** Counted from 0. */
  headerRow: number
  header: readonly string[]
  places: ColumnPlaces
  /** For the provider's own list without averages: the refusal of those files that have to have them. */
  lacks: FileRefusal | null
}

// The provider's preambles have seven lines.
const HEADER_SEARCH_ROWS = 50

/**
 * Finds the header. The provider's upload templates have seven lines above it and other columns to its left. The
 * delimiter is the first one that gives a row with all required columns: tab, comma, semicolon, bar.
 */
export function readSlateTable(text: string): Result<SlateTable, FileRefusal> {
  const tidy = tidyText(text)
  const isOneLine = !tidy.trim().includes('\n')
  const is = notCsv(tidy)
  if (is) return err({ kind: 'not_csv', is, ...(isOneLine ? { isOneLine } : {}) })
  if (isOneLine) return err({ kind: 'empty' })
  const search = findHeader(tidy, {
    rows: HEADER_SEARCH_ROWS,
    columnsOf: findColumns,
    hasAll: (places) => missingColumns(places).length === 0,
  })
  const found = 'missing' in search ? listWithoutAverages(search.missing) : { ...search.found, lacks: null }
  if (!('lacks' in found)) return err(found)
  const { delimiter, headerRow, cells: header, columns: places, lacks } = found
  if (!places.has('position') && !places.has('rosterPosition')) {
    return err({ kind: 'missing_position', header: headerRowOf(headerRow, header) })
  }
  return ok({ text: tidy, delimiter, headerRow, header, places, lacks })
}

/** The closest header if it is the provider's own and lacks nothing but averages, else why no header was found. */
function listWithoutAverages(
  missing: MissingHeader<ColumnPlaces>,
): FileRefusal | (FoundHeader<ColumnPlaces> & Pick<SlateTable, 'lacks'>) {
  const { closest } = missing
  const lacks = refusalWithout(missing)
  const isOwn =
    lacks.kind === 'missing_columns' &&
    lacks.projections === undefined &&
    OWN_COLUMNS.every((column) => closest?.columns.has(column))
  return isOwn && closest ? { ...closest, lacks } : lacks
}

const OWN_COLUMNS = ['nameAndId', 'position', 'salary'] as const

/** Why no header was found: another file, a file without its list of players, or missing columns. */
function refusalWithout({ closest, rows, refusal }: MissingHeader<ColumnPlaces>): FileRefusal {
  if (refusal) return refusal
  const file = rows.map(providerFileOf).find((each) => each !== null && each !== 'salaries')
  if (file) return { kind: 'other_file', file }
  const isOfPlayers = closest !== null && hasPlayerColumns(closest.columns)
  if (!isOfPlayers && rows.some((cells) => isEntriesHeader(cells) || hasSlots(cells)))
    return { kind: 'no_player_list' }
  return {
    kind: 'missing_columns',
    missing: missingColumns(closest?.columns ?? new Map()),
    header: closest?.header ?? null,
    projections: projectionsHeader(closest?.header.cells ?? []),
  }
}
