import { type FileRefusal, headerRow } from '../files/file-refusal.ts'
import { bareHeader, providerFileOf } from '../files/recognise-file.ts'
import { err, ok, type Result } from '../result.ts'

/** The column index of each value; -1 when the file has no such column (2015 files have six, 2016-17 files ten). */
export type StandingsColumns = {
  rank: number
  entryId: number
  entryName: number
  timeRemaining: number
  points: number
  lineup: number
  player: number
  rosterPosition: number
  drafted: number
  fpts: number
  /** Columns of the header; a row with more holds an unquoted comma in its player's name. */
  width: number
}

/** Header names in lower case, letters and digits only, so `%Drafted`, `X.Drafted` and `Drafted` agree. */
const SPELLINGS = {
  rank: ['rank', 'place'],
  entryId: ['entryid'],
  entryName: ['entryname', 'username'],
  timeRemaining: ['timeremaining', 'pmr'],
  points: ['points', 'score'],
  lineup: ['lineup'],
  player: ['player', 'playername'],
  rosterPosition: ['rosterposition'],
  drafted: ['drafted', 'xdrafted', 'percentdrafted', 'ownership'],
  fpts: ['fpts'],
} as const satisfies Record<Exclude<keyof StandingsColumns, 'width'>, readonly string[]>

/** Required columns of contest standings, by the provider's names. */
const REQUIRED = { rank: 'Rank', entryId: 'EntryId', points: 'Points', lineup: 'Lineup' } as const
const REQUIRED_COLUMNS = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]

/** Reads the header row, or names the kind of file that it is instead. */
export function findStandingsColumns(header: readonly string[]): Result<StandingsColumns, FileRefusal> {
  const spelled = header.map(bareHeader)
  const place = (names: readonly string[]) => spelled.findIndex((cell) => names.includes(cell))
  const columns = Object.fromEntries(
    Object.entries(SPELLINGS).map(([column, names]) => [column, place(names)]),
  ) as Omit<StandingsColumns, 'width'>
  const missing = REQUIRED_COLUMNS.filter((column) => columns[column] === -1)
  if (missing.length === 0) return ok({ ...columns, width: header.length })
  const file = providerFileOf(header)
  if (file !== null && file !== 'standings') return err({ kind: 'other_file', file })
  return err({
    kind: 'missing_columns',
    missing: missing.map((column) => REQUIRED[column]),
    header: headerRow(0, header),
  })
}
