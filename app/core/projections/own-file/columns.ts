import { CAPTAIN_TEXTS, captainCodeIn } from '../../formats/lookup.ts'
import { type Header, lettersOf, readHeader } from '../../slate/columns.ts'
import type { OwnershipContest } from '../slate-numbers.ts'
import { PERCENTILES } from './percentiles.ts'

/** The columns of a projection file by their headers. What else a header can hide: docs/projections.md. */

export const PROJECTION_COLUMNS = [
  'name',
  'firstName',
  'lastName',
  'nameAndId',
  'providerId',
  'team',
  'opponent',
  'position',
  'rosterPosition',
  'salary',
  'status',
  'points',
  'ownership',
  'captainOwnership',
  'ceiling',
  'spread',
] as const
export type ProjectionColumn = (typeof PROJECTION_COLUMNS)[number]

/** The columns of numbers that a projection file is imported for. */
export const FIGURE_COLUMNS = ['points', 'ownership', 'captainOwnership', 'ceiling', 'spread'] as const
export type FigureColumn = (typeof FIGURE_COLUMNS)[number]

/** What a column is found by: the whole header, its beginning, or a part of it. The last two are guesses. */
type FoundBy = 'exact' | 'prefix' | 'part'
type FoundColumn = { index: number; by: FoundBy }
export type FoundColumns = ReadonlyMap<ProjectionColumn, FoundColumn>

type ColumnRule = {
  /** Whole headers, in order of preference. */
  exact: readonly string[]
  /** What a guessed header begins with or contains, in order of preference. */
  guess: readonly string[]
  /** A header with one of these words is no guess. */
  never?: RegExp
}

/** Other figures, which are never the wanted one although their headers contain its word. */
const OTHER_FIGURE =
  /\b(ACTUALS?|SCORED?|RESULTS?|AVG|AVERAGE|FPPG|PPG|VALUE|VAL|RANK|OPTIMAL|LEVERAGE|LEV|ROI|VEGAS|IMPLIED|MIN|MINS|MINUTES|MAX|EXP|EXPOSURE|L\d+|LAST|BOOM|BUST|DIFF|DELTA|CHANGE|DOLLAR|SUM|PRODUCT|SABER|LINEUPS?)\b/
const NO_POINTS =
  /\b(P?OWN\w*|CEIL\w*|FLOOR|STD\w*|STDEV|DEV|DEVIATION|PERCENTILE|SALARY|TEAM|OPP|OPPONENT|SPREAD|TOTAL|PLAYER|NAME)\b/

const RULES: Record<Exclude<ProjectionColumn, 'captainOwnership'>, ColumnRule> = {
  name: {
    exact: ['NAME', 'PLAYER', 'PLAYER NAME', 'FULL NAME', 'NICKNAME', 'PLAYERS'],
    guess: ['PLAYER', 'NAME'],
    never: /\b(ID|FIRST|LAST|CONTEST|ENTRY|UNNAMED|TEAM|OPP|OPPONENT|POS|POSITION|POINTS)\b/,
  },
  firstName: { exact: ['FIRST NAME'], guess: [] },
  lastName: { exact: ['LAST NAME'], guess: [] },
  nameAndId: { exact: ['NAME + ID'], guess: [] },
  // RotoGrinders' `partner_id` is the provider's, its `player_id` its own.
  providerId: {
    exact: ['DFS ID', 'PARTNER ID', 'DK ID', 'DRAFTKINGS ID', 'SITE ID', 'ID', 'PLAYER ID'],
    guess: [],
  },
  team: {
    exact: ['TEAM', 'TEAM ABBREV', 'TEAM ABBREVIATION', 'TM'],
    guess: ['TEAM'],
    never: /\b(OPP|OPPONENT|TOTAL|POINTS|PTS|RANK|SABER|IMPLIED|SCORE|VEGAS)\b/,
  },
  opponent: { exact: ['OPP', 'OPPONENT', 'OPP ABBREV', 'OPP TEAM'], guess: [] },
  position: {
    exact: ['POS', 'POSITION', 'POSITIONS'],
    guess: ['POSITION', 'POS'],
    never: /\b(ROSTER|RANK)\b/,
  },
  rosterPosition: { exact: ['ROSTER POSITION', 'ROSTER SLOT', 'ROSTER', 'SLOT'], guess: [] },
  salary: {
    exact: ['SALARY', 'SAL', 'DK SALARY', 'PRICE'],
    guess: ['SALARY', 'PRICE'],
    never: /\b(ORIGINAL|CAP|REMAINING|LEFT|RANK|VALUE|CHANGE|AVG|LAST)\b/,
  },
  // SaberSim's `Status`; the provider's headers are those of its salary files.
  status: {
    exact: ['STATUS', 'INJURY STATUS', 'INJURY INDICATOR', 'INJURY', 'INJ'],
    guess: ['STATUS', 'INJURY'],
    never: /\b(CONTEST|ENTRY|GAME|SLATE|LINEUP|ROSTER|DETAILS?|NOTES?|BODY|DATE|RISK|TEAM)\b/,
  },
  // The user's own number (`My Proj`) counts before that of the tool (`SS Proj`, `FC Proj`, `dk_points`).
  points: {
    exact: [
      ...['MY PROJ', 'MY PROJECTION', 'FLEX PROJ', 'FLEX PROJECTION', 'PROJECTION', 'PROJ', 'PROJECTED'],
      ...['PROJECTED POINTS', 'PROJ POINTS', 'PROJ PTS', 'PROJECTED FPTS', 'PROJ FPTS', 'FPTS PROJ', 'FPTS'],
      ...['PPG PROJECTION', 'DK PROJECTION', 'SS PROJ', 'FC PROJ', 'DK POINTS'],
    ],
    guess: ['PROJ', 'FPTS', 'FANTASY POINTS', 'POINTS'],
    never: new RegExp(`${OTHER_FIGURE.source}|${NO_POINTS.source}`),
  },
  ownership: {
    exact: [
      ...['FLEX OWN', 'FLEX OWNERSHIP', 'MY OWN', 'MY OWNERSHIP', 'ADJ OWN', 'OWNERSHIP', 'OWN', 'PROJ OWN'],
      ...['PROJ OWNERSHIP', 'PROJECTED OWN', 'PROJECTED OWNERSHIP', 'POWN', 'SS OWN', 'RST'],
    ],
    guess: ['OWNERSHIP', 'OWN'],
    never: new RegExp(`${OTHER_FIGURE.source}|DOWN|TOWN|KNOWN|\\bOWNERS?\\b`),
  },
  // What a percentile says of the ceiling is worked out by percentiles.ts.
  ceiling: {
    exact: [
      ...['CEILING', 'CEIL', 'MY CEILING', 'PROJ CEILING', 'CEILING PROJ', 'CEILING PROJECTION'],
      ...PERCENTILES.flatMap((each) => [
        `DK ${each} PERCENTILE`,
        `${each}TH PERCENTILE`,
        `P${each}`,
        `${each}TH`,
      ]),
    ],
    guess: ['CEIL'],
    never: OTHER_FIGURE,
  },
  spread: {
    exact: ['STD DEV', 'ST DEV', 'STDV', 'STD', 'SD', 'DK STD', 'STANDARD DEVIATION', 'PROJ STD'],
    guess: ['STDDEV', 'STDEV', 'STANDARD DEV', 'DK STD'],
    never: OTHER_FIGURE,
  },
}

// Further columns are not read.
const MOST_COLUMNS = 300

/**
 * Reads a row as if it were the header. Whole headers are assigned first for all columns, then beginnings, then parts. A
 * header that names the captain is the captain's ownership or nothing. Of several headers for one figure the first whose
 * column `isFilled` counts.
 */
export function findProjectionColumns(
  cells: readonly string[],
  isFilled: (index: number) => boolean = () => true,
): FoundColumns {
  const headers = cells.slice(0, MOST_COLUMNS).map(readColumnHeader)
  const found = new Map<ProjectionColumn, FoundColumn>()
  const taken = new Set<number>()
  for (const by of ['exact', 'prefix', 'part'] as const) {
    for (const column of PROJECTION_COLUMNS) {
      if (found.has(column)) continue
      const isFree = (index: number) => !taken.has(index) && (!isFigure(column) || isFilled(index))
      const index = placesOf(headers, column, by).find(isFree)
      if (index === undefined) continue
      found.set(column, { index, by })
      taken.add(index)
    }
  }
  return found
}

/** Whole headers alone, for telling the header from a title with the same words. */
export function exactColumns(found: FoundColumns): FoundColumns {
  return new Map([...found].filter(([, { by }]) => by === 'exact'))
}

/** The other columns with a whole header of that figure, for example `SS Proj` beside `My Proj`. */
export function otherColumns(cells: readonly string[], column: FigureColumn, used: number): number[] {
  const headers = cells.slice(0, MOST_COLUMNS).map(readColumnHeader)
  return placesOf(headers, column, 'exact').filter((index) => index !== used)
}

/** The columns that name the person, in the order in which their cells make the name; empty without any. */
export function nameColumns(places: { has: (column: ProjectionColumn) => boolean }): ProjectionColumn[] {
  if (places.has('name')) return ['name']
  if (places.has('firstName') && places.has('lastName')) return ['firstName', 'lastName']
  return places.has('nameAndId') ? ['nameAndId'] : []
}

/** The columns that hold the ownership for one type of contest; `contest` null: for any. */
export type ContestColumns = {
  contest: OwnershipContest | null
  ownership: number | undefined
  captainOwnership: number | undefined
}

/**
 * The ownership columns by type of contest, as they stand in the header; empty where no column names a type. What a type lacks
 * of flex or captain is the column for any contest.
 */
export function contestColumns(cells: readonly string[]): ContestColumns[] {
  const headers = cells.slice(0, MOST_COLUMNS).map(readColumnHeader)
  const firstOf = (contest: OwnershipContest | null, column: 'ownership' | 'captainOwnership') =>
    placesOf(headers, column, 'exact').find((index) => headers[index]!.contest === contest)
  const contests = new Set(headers.flatMap(({ contest }) => contest ?? []))
  const forAny = {
    ownership: firstOf(null, 'ownership'),
    captainOwnership: firstOf(null, 'captainOwnership'),
  }
  if (contests.size === 0) return []
  return [
    ...(forAny.ownership === undefined ? [] : [{ contest: null, ...forAny }]),
    ...[...contests].map((contest) => ({
      contest,
      ownership: firstOf(contest, 'ownership') ?? forAny.ownership,
      captainOwnership: firstOf(contest, 'captainOwnership') ?? forAny.captainOwnership,
    })),
  ]
}

type ColumnHeader = Header & {
  isCaptain: boolean
  /** The type of contest that an ownership's header names. */
  contest: OwnershipContest | null
}

function placesOf(headers: readonly ColumnHeader[], column: ProjectionColumn, by: FoundBy): number[] {
  const isOfCaptain = column === 'captainOwnership'
  const { exact, guess, never } = RULES[isOfCaptain ? 'ownership' : column]
  const places = (by === 'exact' ? exact : guess).flatMap((text) => {
    const wanted = lettersOf(text)
    return headers.flatMap(({ letters, words, isCaptain }, index) => {
      if (isCaptain !== isOfCaptain || letters === '') return []
      if (by !== 'exact' && never?.test(words)) return []
      return MATCHES[by](letters, wanted) ? [index] : []
    })
  })
  // A column for any contest counts before those for one type.
  const isForAny = (index: number) => headers[index]!.contest === null
  return [...places.filter(isForAny), ...places.filter((index) => !isForAny(index))]
}

const MATCHES: Record<FoundBy, (letters: string, wanted: string) => boolean> = {
  exact: (letters, wanted) => letters === wanted,
  prefix: (letters, wanted) => letters.startsWith(wanted),
  part: (letters, wanted) => letters.includes(wanted),
}

/** The words of a type of contest in the headers of tools, the longest first. */
const CONTEST_WORDS: readonly [OwnershipContest, RegExp][] = [
  ['single', /\b(SINGLE ENTRY|SINGLE|SE|SMALL FIELD|SMALL)\b/],
  ['high', /\b(HIGH STAKES|HS)\b/],
  ['mass', /\b(MASS MULTI ENTRY|MULTI ENTRY|MASS|MME|LARGE FIELD|LARGE)\b/],
]

/** A header of ownership without the words of its type of contest: `Own SE %` as an ownership for single entry. */
function readColumnHeader(cell: string): ColumnHeader {
  const header = withoutCaptain(cell)
  for (const [contest, words] of CONTEST_WORDS) {
    const rest = header.words.replace(words, ' ')
    const letters = lettersOf(rest)
    if (rest !== header.words && RULES.ownership.exact.some((text) => lettersOf(text) === letters))
      return { ...header, letters, words: rest, contest }
  }
  return { ...header, contest: null }
}

/** A captain's header without the captain's word: `CPT Ownership %` and `CptOwn%` as an ownership of the captain. */
function withoutCaptain(cell: string): Omit<ColumnHeader, 'contest'> {
  const header = readHeader(cell)
  const words = header.words.trim().split(' ')
  const others = words.filter((word) => !captainCodeIn(word))
  if (others.length < words.length)
    return { letters: others.join(''), words: others.join(' '), isCaptain: true }
  const text = CAPTAIN_TEXTS.find((each) => header.letters.startsWith(each))
  if (text === undefined) return { ...header, isCaptain: false }
  const rest = header.letters.slice(text.length)
  return { letters: rest, words: rest, isCaptain: true }
}

function isFigure(column: ProjectionColumn): column is FigureColumn {
  return (FIGURE_COLUMNS as readonly ProjectionColumn[]).includes(column)
}
