import { findStandingsColumns, type StandingsColumns } from '../contest/columns.ts'
import { readLineupText } from '../contest/lineup-text.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { distinctLineups } from '../contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf } from '../contest-pool/lineup-rows.ts'
import {
  type CsvRows,
  csvRowPieces,
  DELIMITERS,
  type Delimiter,
  firstCsvRows,
  tidyText,
} from '../files/csv-table.ts'
import { type BadRow, csvRefusalText } from '../files/file-refusal.ts'
import { notCsv } from '../files/not-csv.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import type { Format, RosterSlot } from '../formats/format.ts'
import { captainCodeIn } from '../formats/lookup.ts'
import { err, ok, type Result } from '../result.ts'
import { lettersOf } from '../slate/columns.ts'
import { hasHidden, hiddenRow } from './hidden-slots.ts'
import { type LiveGames, liveGamesReader } from './live-games.ts'
import { type PoolRows, poolRows, rowById, rowByName } from './pool-rows.ts'

export type FieldFile = {
  /** Each lineup once, with the number of entries that have it. Slots that standings hide are as in `hidden-slots.ts`. */
  lineups: LineupRows
  copies: Uint32Array
  entries: number
  /** All entries of the contest, the user's and unread ones too; null where the file is no standings. */
  size: number | null
  /** The header of the column that the copies are from; null: each row is one entry. */
  copiesFrom: string | null
  /** Rows whose lineup is not one of this slate; they are not counted. */
  bad: BadRow[]
  /** The user's own entries, which are no opponents. */
  own: number
  /** Of standings that hide players, what they say of the games that have begun; null without columns that tell it. */
  live: LiveGames | null
}

const MOST_LINEUPS = 1_000_000
const MOST_COPIES = 1_000_000
/** On average; a table of a million lineups has 8. */
const MOST_COLUMNS = 20
const HEADER_SEARCH_ROWS = 50
/** Columns that count the other entries with the lineup, and columns that count all with it. */
const OTHERS = new Set([
  'DUPES',
  'DUPS',
  'NUMDUPES',
  'EXPECTEDDUPES',
  'EXPDUPES',
  'PROJDUPES',
  'AVGDUPES',
  'DUPLICATES',
])
const ALL = new Set(['COPIES', 'COUNT', 'ENTRIES', 'TIMES'])

/**
 * Reads the entries of a field from any table of lineups: an upload file, reserved entries, a tool's list, or a table of
 * `Lineup,Count`. A cell is `Name (id)`, an id, or a name that one person has. Equal lineups are counted together; a column
 * of Dupes adds the other entries with the lineup, a column of copies counts all of them.
 * An error is a sentence for the user.
 * @param own the provider's ids of the user's entries, which are left out.
 */
export function readFieldFile(
  text: string,
  pool: ContestPool,
  own: ReadonlySet<string> = new Set(),
): Result<FieldFile, string> {
  const tidy = tidyText(text)
  if (tidy.trim() === '') return err('The file is empty.')
  const is = notCsv(tidy)
  if (is) return err(`This is ${is}, not a table. Save the lineups as CSV.`)
  const found = findTable(tidy, pool)
  if (!found.ok) return found
  return readRows(tidy, found.value, pool, own)
}

/** Where lineups stand: `size` cells from a column on, or one cell with all slots. */
type Layout = {
  delimiter: Delimiter
  header: number
  from: number
  isText: boolean
  /** The column of the entries' ids; -1 without one. */
  entryId: number
  copies: number
  copiesHeader: string
  areOthers: boolean
  standings: StandingsColumns | null
}

/** By the first rows alone: a file of a million lineups is never held as cells. */
function findTable(text: string, pool: ContestPool): Result<Layout, string> {
  for (const delimiter of DELIMITERS) {
    if (delimiter !== ',' && !text.includes(delimiter)) continue
    const { rows, refusal } = firstCsvRows(text, delimiter, HEADER_SEARCH_ROWS)
    if (refusal) return err(csvRefusalText(refusal))
    const layout = layoutOf(rows, pool)
    if (layout) return ok({ delimiter, ...layout })
  }
  const slots = pool.format.rosterSlots.map(({ code }) => code).join(',')
  return err(
    `No row holds a lineup of this slate. Lineups are rows of ${slots} with cells such as Name (id).`,
  )
}

function layoutOf(rows: CsvRows, { format }: ContestPool): Omit<Layout, 'delimiter'> | null {
  for (const [header, cells] of rows.entries()) {
    const texts = cells.map((cell) => lettersOf(tidyCell(cell)))
    const place = texts.findIndex((_, from) => isSlotsHeader(texts.slice(from), format.rosterSlots))
    const text = texts.indexOf('LINEUP')
    const from = place >= 0 ? place : text
    if (from < 0) continue
    const copies = texts.findIndex((each) => OTHERS.has(each) || ALL.has(each))
    const copiesHeader = tidyCell(cells[copies])
    const standings = findStandingsColumns(cells)
    return {
      header,
      from,
      isText: place < 0,
      entryId: texts.indexOf('ENTRYID'),
      copies,
      copiesHeader,
      areOthers: OTHERS.has(texts[copies] ?? ''),
      standings: standings.ok ? standings.value : null,
    }
  }
  // Without a header that is known: the first row with as many cells of `Name (id)`, one beside the other, as there are slots.
  const size = format.rosterSlots.length
  for (const [row, cells] of rows.entries()) {
    const from = cells.findIndex((_, at) => {
      const own = cells.slice(at, at + size)
      return own.length === size && own.every((cell) => NAME_AND_ID.test(cell.trim()))
    })
    if (from >= 0)
      return {
        header: row - 1,
        from,
        isText: false,
        entryId: -1,
        copies: -1,
        copiesHeader: '',
        areOthers: false,
        standings: null,
      }
  }
  return null
}

/** `CPT,FLEX,FLEX,...` in any spelling, also with numbers as in `Flex1`. */
function isSlotsHeader(texts: readonly string[], slots: readonly RosterSlot[]): boolean {
  return slots.every(({ code }, i) => {
    const text = texts[i]?.replace(/\d+$/, '') ?? ''
    return text === code.toUpperCase() || captainCodeIn(text) === code
  })
}

/** `Ann One (11)` or, in files of running contests, `Ann One (11) (LOCKED)`. */
const NAME_AND_ID = /^(.*?)\s*\(([\w-]+)\)(?: \(LOCKED\))?$/

/** The rows below the header with their number in a spreadsheet, from 1; the return value is a refusal's sentence. */
function* rowsBelow(
  text: string,
  { delimiter, header }: Layout,
): Generator<{ row: number; cells: readonly string[] }, string | null> {
  let row = 0
  for (const piece of csvRowPieces(text, delimiter, MOST_LINEUPS * MOST_COLUMNS)) {
    if (!piece.ok) return csvRefusalText(piece.error)
    for (const cells of piece.value) {
      row += 1
      if (row > header + 1 + MOST_LINEUPS) return 'The file has more than 1,000,000 lineups.'
      if (row > header + 1) yield { row, cells }
    }
  }
  return null
}

function readRows(
  text: string,
  layout: Layout,
  pool: ContestPool,
  ownIds: ReadonlySet<string>,
): Result<FieldFile, string> {
  const known = poolRows(pool)
  const lineups: number[][] = []
  const counts: number[] = []
  const bad: BadRow[] = []
  let own = 0
  let size = 0
  const games = layout.standings && liveGamesReader(pool, known, layout.standings)
  const below = rowsBelow(text, layout)
  let next = below.next()
  for (; !next.done; next = below.next()) {
    const { row, cells } = next.value
    games?.addPlayer(cells)
    if (tidyCell(cells[layout.entryId]) !== '') size += 1
    const written = lineupCells(cells, layout, pool.format)
    if (written.every((cell) => cell === '')) continue
    if (ownIds.has(tidyCell(cells[layout.entryId]))) {
      own += 1
      continue
    }
    const copies = copiesIn(cells, layout)
    if (copies === null) {
      bad.push({
        row,
        column: layout.copiesHeader,
        reason: `"${tidyCell(cells[layout.copies])}" is no number of copies`,
      })
      continue
    }
    const lineup = readLineup(written, pool, known)
    if (!lineup.ok) bad.push({ row, column: null, reason: lineup.error })
    else if (copies > 0) {
      games?.addEntry(cells, lineup.value)
      lineups.push(lineup.value)
      counts.push(copies)
    }
  }
  if (next.value !== null) return err(next.value)
  if (lineups.length === 0 && bad.length === 0 && own > 0) return err('All entries of the file are your own.')
  if (lineups.length === 0) {
    const [first] = bad
    return err(
      first ? `No lineup can be read. Row ${first.row}: ${first.reason}.` : 'The file holds no lineup.',
    )
  }
  const distinct = distinctLineups(lineupRowsOf(lineups, pool), counts)
  if (distinct.lineups.rows.every((row) => row >= pool.rows.length))
    return err('All players are still hidden. Take the standings after the first kickoff.')
  return ok({
    lineups: distinct.lineups,
    copies: distinct.copies,
    entries: counts.reduce((sum, each) => sum + each, 0),
    size: layout.standings && size,
    copiesFrom: layout.copies < 0 ? null : layout.copiesHeader,
    bad,
    own,
    live: (hasHidden(distinct.lineups) && games?.read()) || null,
  })
}

/** A cell of a slot that standings hide, as long as its player's game has not begun. */
const HIDDEN = 'LOCKED'

/** The cells of a row in slot order; blank where one is missing. */
function lineupCells(
  cells: readonly string[],
  { from, isText }: Layout,
  { rosterSlots: slots, locks }: Format,
): string[] {
  if (!isText) return slots.map((_, slot) => tidyCell(cells[from + slot]))
  const written = readLineupText(tidyCell(cells[from]))
  const taken = new Set<number>()
  return slots.map(({ code }) => {
    const place = written.findIndex((each, i) => each.code === code && !taken.has(i))
    taken.add(place)
    const hidden = locks === 'each_game' && place >= 0 ? HIDDEN : ''
    return written[place]?.name ?? hidden
  })
}

function copiesIn(cells: readonly string[], { copies, areOthers }: Layout): number | null {
  if (copies < 0) return 1
  const text = tidyCell(cells[copies]).replaceAll(',', '')
  if (text === '') return 1
  const count = Number(text)
  return count >= 0 && count <= MOST_COPIES ? Math.round(count) + (areOthers ? 1 : 0) : null
}

/** The rows of a legal lineup, or why the cells are not one. */
function readLineup(cells: readonly string[], pool: ContestPool, known: PoolRows): Result<number[], string> {
  const lineup: number[] = []
  const hidden: number[] = []
  for (const [i, cell] of cells.entries()) {
    const slot = pool.format.rosterSlots[i]!
    if (cell === '') return err(`no player for ${slot.label}`)
    if (cell === HIDDEN) {
      hidden.push(hiddenRow(slot.code, pool.format)!)
      continue
    }
    const row = rowOfCell(cell, slot, pool, known)
    if (row < 0) return err(`"${cell.slice(0, 60)}" is no ${slot.label} of this slate`)
    if (pool.personOfRow[row]! < 0) return err(`${pool.rows[row]!.name} is out`)
    lineup.push(row)
  }
  const people = new Set(lineup.map((row) => pool.personOfRow[row]))
  if (people.size < lineup.length) return err('a player stands in it twice')
  const cost = lineup.reduce((sum, row) => sum + pool.rows[row]!.salary, 0)
  if (cost > pool.budget) return err(`it costs $${cost.toLocaleString('en-US')}, over the budget`)
  return ok([...lineup, ...hidden])
}

function rowOfCell(cell: string, slot: RosterSlot, pool: ContestPool, known: PoolRows): number {
  if (known.byId.has(cell)) return rowById(pool, known, cell, slot)
  const [, name = '', id = ''] = NAME_AND_ID.exec(cell) ?? []
  if (known.byId.has(id)) return rowById(pool, known, id, slot)
  return rowByName(pool, known, name === '' ? cell : name, slot)
}
