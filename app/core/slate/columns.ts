/** The columns of a salary file by their headers: the table of SPEC.md section 5 and a few more headers. */

const SLATE_COLUMNS = [
  'rosterPosition',
  'position',
  'name',
  'team',
  'gameInfo',
  'points',
  'salary',
  'oprk',
  'status',
  'providerId',
  'nameAndId',
  'firstName',
  'lastName',
] as const
export type SlateColumn = (typeof SLATE_COLUMNS)[number]

/** Column -> its index in the row. */
export type ColumnPlaces = ReadonlyMap<SlateColumn, number>

type ColumnRule = {
  /** In order of preference; an exact match anywhere beats a substring match. */
  accepts: readonly string[]
  /** A header with one of these words is not the column, although it contains an accepted text. */
  never?: RegExp
  /** The same, unless nothing else is left. */
  last?: RegExp
  exactOnly?: true
}

const RULES: Record<SlateColumn, ColumnRule> = {
  rosterPosition: { accepts: ['ROSTER POSITION', 'ROSTER'] },
  position: { accepts: ['POSITION', 'POS'], never: /\bROSTER|\bRANK\b/ },
  name: {
    accepts: ['NAME', 'PLAYER', 'NICKNAME', 'PLAYER NAME', 'FULL NAME'],
    never: /\b(ID|FIRST|LAST|CONTEST|ENTRY|UNNAMED|TEAM|OPP|OPPONENT)\b/,
  },
  team: { accepts: ['TEAM ABBREV', 'TEAM'], never: /\b(OPP|OPPONENT|TOTAL|POINTS|RANK)\b/ },
  gameInfo: {
    accepts: ['GAME INFO', 'GAME', 'OPP', 'OPPONENT'],
    never: /\b(PER|AVG|POINTS|RANK|GAMES|PLAYED|SCORE)\b/,
  },
  points: {
    accepts: [
      ...['AVG POINTS PER GAME', 'AVG', 'FPPG', 'APPG', 'PPG', 'AVG FPPG', 'AVG POINTS', 'POINTS PER GAME'],
      ...['POINTS', 'DK POINTS'],
    ],
    // Averages of some games: at home, away, weighted.
    last: /\b(?:[HAW]|WTD)(?: ?(?:AVG|PPG|FPPG)\w*)|\b(?:HOME|AWAY|ROAD|WEIGHTED)\b/,
    never: /\b(SALARY|RANK|OPP|OPPONENT|TEAM|VEGAS|SPREAD|L\d+|LAST)\b/,
  },
  salary: { accepts: ['SALARY', 'SAL'], never: /\b(CAP|REMAINING|LEFT)\b/ },
  oprk: { accepts: ['OPRK', 'RANK', 'OPPONENT RANK'] },
  status: {
    accepts: ['STATUS', 'INJURY INDICATOR', 'INJURY', 'INJ'],
    never: /\b(CONTEST|ENTRY|DETAILS|NOTE|NOTES|BODY)\b/,
  },
  providerId: { accepts: ['ID', 'PLAYER ID', 'DFS ID'], exactOnly: true },
  nameAndId: { accepts: ['NAME + ID'], exactOnly: true },
  firstName: { accepts: ['FIRST NAME'], exactOnly: true },
  lastName: { accepts: ['LAST NAME'], exactOnly: true },
}

// Longer cells are instructions above the header; further columns are not read.
const LONGEST_HEADER = 40
const MOST_COLUMNS = 300

/** Reads a row as if it were the header. Exact matches are assigned first for all columns, then substrings. */
export function findColumns(cells: readonly string[]): ColumnPlaces {
  const headers = cells.slice(0, MOST_COLUMNS).map(readHeader)
  const places = new Map<SlateColumn, number>()
  for (const match of [matchExactly, matchSubstring, matchLast]) {
    for (const column of SLATE_COLUMNS) {
      if (places.has(column)) continue
      const free = (index: number) => ![...places.values()].includes(index)
      const index = match(headers, RULES[column], free)
      if (index !== null) places.set(column, index)
    }
  }
  return places
}

/** Columns that were found by a part of their header: the user confirms or changes them. */
export function guessedColumns(cells: readonly string[], places: ColumnPlaces): SlateColumn[] {
  return [...places].flatMap(([column, place]) => {
    const { letters } = readHeader(cells[place] ?? '')
    return RULES[column].accepts.some((accepted) => lettersOf(accepted) === letters) ? [] : [column]
  })
}

/** The header by which a column is found before any other. */
export function bestHeader(column: SlateColumn): string {
  return RULES[column].accepts[0]!
}

/** The columns of the player's name: a name column, else first and last name, else the provider's `Name + ID`. */
export function namePlaces(places: ColumnPlaces): number[] {
  const whole = places.get('name')
  if (whole !== undefined) return [whole]
  const [first, last] = [places.get('firstName'), places.get('lastName')]
  if (first !== undefined && last !== undefined) return [first, last]
  const withId = places.get('nameAndId')
  return withId === undefined ? [] : [withId]
}

/** The missing required columns, in SPEC.md's words. */
export function missingColumns(places: ColumnPlaces): string[] {
  const missing: string[] = []
  if (namePlaces(places).length === 0) missing.push('Name')
  if (!places.has('salary')) missing.push('Salary')
  if (!places.has('points')) missing.push('AvgPointsPerGame')
  return missing
}

/** Whether the columns are those of a list of players, complete or not. */
export function hasPlayerColumns(places: ColumnPlaces): boolean {
  const others: SlateColumn[] = ['salary', 'points', 'position', 'rosterPosition']
  return namePlaces(places).length > 0 && others.some((column) => places.has(column))
}

/**
 * The header of the first column of projected points; undefined without one. Files of projections are often taken for
 * salary files; a projection is not read as an average.
 */
export function projectionsHeader(cells: readonly string[]): string | undefined {
  return cells.map((cell) => cell.trim()).find((cell) => isProjections(readHeader(cell).words.trim()))
}

const PROJECTIONS = /\b(FPTS|PROJ|PROJECTED|PROJECTION)\b/
const OTHER_PROJECTIONS = /\b(OWN|OWNERSHIP|MINS?|MINUTES|DOLLAR|VALUE|LINEUPS?)\b/

function isProjections(words: string): boolean {
  return PROJECTIONS.test(words) && !OTHER_PROJECTIONS.test(words)
}

const AVERAGES = /AVG|AVERAGE|FPPG|PPG|PERGAME/

/** Whether the header says that the points are averages, or says no more than "Points". */
export function isAverage(header: string): boolean {
  const { letters } = readHeader(header)
  return letters === 'POINTS' || AVERAGES.test(letters)
}

/** A header for comparison, in upper case: its letters and digits alone, and the same with a space between words. */
export type Header = { letters: string; words: string }

type Matcher = (
  headers: readonly Header[],
  rule: ColumnRule,
  free: (index: number) => boolean,
) => number | null

function matchExactly(...[headers, { accepts }, free]: Parameters<Matcher>): number | null {
  return firstPlace(accepts, (accepted) =>
    headers.findIndex(({ letters }, index) => letters === accepted && free(index)),
  )
}

function matchSubstring(...[headers, rule, free]: Parameters<Matcher>): number | null {
  const { last } = rule
  return matchLast(headers, rule, (index) => free(index) && !last?.test(headers[index]!.words))
}

function matchLast(...[headers, { accepts, never, exactOnly }, free]: Parameters<Matcher>): number | null {
  if (exactOnly) return null
  return firstPlace(accepts, (accepted) =>
    headers.findIndex(
      ({ letters, words }, index) => letters.includes(accepted) && !never?.test(words) && free(index),
    ),
  )
}

function firstPlace(accepts: readonly string[], placeOf: (letters: string) => number): number | null {
  for (const accepted of accepts) {
    const index = placeOf(lettersOf(accepted))
    if (index >= 0) return index
  }
  return null
}

/** `Roster_Position`, `rosterPosition` and `Roster Position` are equal. */
export function readHeader(cell: string): Header {
  const text = cell.trim()
  if (text.length > LONGEST_HEADER) return { letters: '', words: '' }
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return { letters: lettersOf(text), words: words.toUpperCase() }
}

export function lettersOf(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
