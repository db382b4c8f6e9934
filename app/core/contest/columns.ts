import { ContestFileError } from './problem.ts'

/** Where each value stands in a row; -1 when the file has no such column (2015 files have six, 2016-17 files ten). */
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

/** Spellings as compared: lower case, letters and digits alone, so `%Drafted`, `X.Drafted` and `Drafted` agree. */
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

const REQUIRED = ['rank', 'entryId', 'points', 'lineup'] as const

/** Reads the header row, or says what the file is instead. */
export function findStandingsColumns(header: readonly string[]): StandingsColumns {
  const spelled = header.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]/g, ''))
  const place = (names: readonly string[]) => spelled.findIndex((cell) => names.includes(cell))
  const columns = Object.fromEntries(
    Object.entries(SPELLINGS).map(([column, names]) => [column, place(names)]),
  ) as Omit<StandingsColumns, 'width'>
  if (REQUIRED.some((column) => columns[column] === -1)) throw notStandings(header, spelled)
  return { ...columns, width: header.length }
}

function notStandings(header: readonly string[], spelled: readonly string[]): ContestFileError {
  const has = (...names: string[]) => names.every((name) => spelled.includes(name))
  if (has('contestkey', 'place') || has('entrykey', 'entryfee')) {
    return new ContestFileError('This looks like your contest history, not the standings of one contest.', {
      label: 'Import it under Historical Data',
      path: '/historical-data',
    })
  }
  if (spelled.includes('salary') || has('entryid', 'contestname')) {
    return new ContestFileError('This looks like a salary file, not the standings of a contest.', {
      label: 'Upload it as a slate',
      path: '/showdown/upload',
    })
  }
  const shown = header.map((cell) => cell.trim().slice(0, 30)).filter((cell) => cell !== '')
  return new ContestFileError(
    `This is not a contest standings file: Rank, EntryId, Points and Lineup are not in its first row${
      shown.length > 0 ? ` (${shown.slice(0, 6).join(', ')})` : ''
    }.`,
  )
}
