import { basePlayerIdOf, type InjuryStatus } from '../player.ts'
import { err, ok, type Result } from '../result.ts'
import { namePlaces, type SlateColumn } from './columns.ts'
import { isBlankRow, tidyCell } from './csv-table.ts'
import type { SlateTable } from './table.ts'

/** A player's row as the file has it; nothing is derived yet. */
export type SlateRow = {
  /** Counted from the header, 0 being the row below it. */
  index: number
  name: string
  isCaptain: boolean
  /** The provider's code, as written. */
  position: string
  team: string | null
  gameInfo: string | null
  /** null: blank or not a number. */
  points: number | null
  salary: number | null
  oprk: number | null
  injuryStatus: InjuryStatus
  providerId: string | null
}

/** A row that gave no player; `row` as a spreadsheet counts, from 1. */
export type SkippedRow = { row: number; reason: string }

/**
 * The players' rows of the table. A person listed twice in the same role is taken once, the first time: the
 * provider lists nobody twice, so a second row comes from a pasted file.
 */
export function readSlateRows(
  table: SlateTable,
  { withCaptains }: { withCaptains: boolean },
): { rows: SlateRow[]; skipped: SkippedRow[] } {
  const rows: SlateRow[] = []
  const skipped: SkippedRow[] = []
  const seen = new Set<string>()
  table.rows.slice(table.headerRow + 1).forEach((cells, index) => {
    if (isBlankRow(cells)) return
    const read = readRow(table, cells, index)
    const reason = read.ok ? reasonToSkip(read.value, seen, withCaptains) : read.error
    if (reason) skipped.push({ row: table.headerRow + index + 2, reason })
    else if (read.ok) rows.push(read.value)
  })
  return { rows, skipped }
}

/** Alike for the captain and flex rows of one person. */
export function rowPersonKey(row: SlateRow): string {
  return `${basePlayerIdOf(row.name)}@${row.team ?? ''}`
}

const FEWEST_CELLS = 3

function readRow(
  table: SlateTable,
  cells: readonly string[],
  index: number,
): Result<SlateRow, string | null> {
  const cell = (column: SlateColumn) => tidyCell(cells[table.places.get(column) ?? -1])
  if (cells.length < FEWEST_CELLS) return err('Fewer than 3 cells')
  // Entries files put their own rows to the left of the players' block: such a row ends where the block begins.
  if ([...table.places.values()].every((place) => !cells[place]?.trim())) return err(null)
  const written = tidyCell(
    namePlaces(table.places)
      .map((place) => cells[place])
      .join(' '),
  )
  const name = written.replace(TRAILING_ID, '')
  if (!/[\p{L}\p{N}]/u.test(name)) return err('No player name')
  const roster = cell('rosterPosition').toUpperCase()
  const position = cell('position') || roster.split('/')[0]!
  if (!POSITION.test(position)) return err('No position')
  return ok({
    index,
    name,
    isCaptain: roster === 'CPT' || position.toUpperCase() === 'CPT',
    position,
    team: cell('team') || null,
    gameInfo: cell('gameInfo') || null,
    points: numberIn(cell('points')),
    salary: dollarsIn(cell('salary')),
    oprk: numberIn(cell('oprk')),
    injuryStatus: INJURY_CODES.get(cell('status').toUpperCase()) ?? 'Healthy',
    providerId:
      providerIdIn(cell('providerId')) ?? TRAILING_ID.exec(cell('nameAndId') || written)?.[1] ?? null,
  })
}

function reasonToSkip(row: SlateRow, seen: Set<string>, withCaptains: boolean): string | null {
  if (row.isCaptain && !withCaptains) return 'Captain row in a game without captains'
  const key = `${rowPersonKey(row)}#${row.isCaptain ? 'CPT' : ''}`
  if (seen.has(key)) return `${row.name} is listed twice`
  seen.add(key)
  return null
}

/** `WR`, `SF/PF`, `D/ST`, `1B`, `Wide Receiver`; other tables pasted below the players have names or odds there. */
const POSITION = /^(?=.*\p{L})[\p{L}\d /&.-]{1,24}$/u

/** The provider's ` (11896030)` behind a name. */
const TRAILING_ID = /\s*\((\d+)\)$/

/** Ids are digits, or digits in two groups; spreadsheets turn them into `11896030.0`. */
function providerIdIn(cell: string): string | null {
  const id = cell.replace(/\.0+$/, '')
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

/** Dollars without `$` and commas; null where no amount can be read. */
function dollarsIn(cell: string): number | null {
  const amount = cell.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d+)?$/.test(amount) ? Number(amount) : null
}

function numberIn(cell: string): number | null {
  return /^[+-]?(\d{1,6}(\.\d*)?|\.\d+)$/.test(cell) ? Number(cell) : null
}

/** The providers' status codes (DESIGN.md section 4); those who can't play are Out, whatever the reason. */
const INJURY_CODES = new Map<string, InjuryStatus>([
  ...['O', 'OUT', 'IR', 'IR-R', 'PUP', 'PUP-R', 'NFI', 'NFI-R', 'SUS', 'SUSP', 'NA', 'DNR', 'IL'].map(
    (code) => [code, 'Out'] as const,
  ),
  ...['D', 'DOUBTFUL'].map((code) => [code, 'Doubtful'] as const),
  ...['Q', 'QUESTIONABLE', 'GTD', 'DTD'].map((code) => [code, 'Questionable'] as const),
])
