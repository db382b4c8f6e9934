import type { ReactNode } from 'react'
import { formatMoment } from '#app/lib/formats/format-moment.ts'
import { formatPct, formatPoints, formatSalary } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { ceilingOf, spreadOf } from '#core/objective/spread-of.ts'
import { kickoffOf } from '#core/players/games.ts'
import { displaySalary, type Player, valuePer1k } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import type { PoolRow, RowsBy } from './pool-rows.ts'
import { positionRank } from './position-rank.ts'

/** What the columns depend on, beside the row. */
export type TableContext = {
  format: Format
  rowsBy: RowsBy
  /** A table for a first lineup: few columns, and one button in a row. */
  isSimple?: boolean
  /** Only on the Entries side: the columns about its lineups. */
  entries?: readonly Column[]
  /** The columns of simulated games, once they are asked for. */
  chances?: readonly Column[]
}

export type Figure = number | string | null

/**
 * A column of the pool's table. `pool-cell.tsx` draws it; there a column that says more than its text, or whose cell can
 * be edited, has a drawing of its own.
 */
type PoolColumn = {
  id: string
  head: string
  /** What the figure is, with its unit: the tooltip of the head, and the name in the list of columns. */
  meaning: string
  /** What the column is sorted by; null where unknown, which is sorted last in both directions. */
  value: (row: PoolRow, context: TableContext) => Figure
  /** The figure that decides whether the column is shown `when known`; without it the value does. */
  known?: 'ceilingPoints' | 'spreadPoints'
  /** The text of a known value. */
  text: (value: never, context: TableContext) => string
  /** The direction of the first press on the head. */
  first: SortDirection
  /** Shown without being chosen: always (it can't be hidden), by default, with the file's rows, when a row has a value, or never. */
  shown: 'always' | 'default' | 'with file rows' | 'when known' | 'chosen'
  /** A track of the CSS grid. */
  track: string
  isLeft?: boolean
  /** In a narrow row, which has no heads: the word before the figure, and from which width of the pool it is shown. */
  narrow: { label: string; from: NarrowWidth }
  /** Not shown unasked where the table would then be wider than the pool. */
  givesWay?: boolean
  /** What "Enrich Data" finds out; its head is marked. */
  isEnriched?: boolean
  /** Only in formats of several games. */
  isOfSeveralGames?: boolean
  /** About the captain's row: only in a table of people of a format with captains; its head begins with the slot's code. */
  isCaptains?: boolean
  /** Draws the cell of a column of the Entries side, whose code is loaded with it. */
  draw?: (cell: { row: PoolRow; tabIndex: number; isWide: boolean }) => ReactNode
}

export type SortDirection = 'high' | 'low'
/** Every phone, phones from 352 px on, from 448 px on, or only when the column was chosen. */
type NarrowWidth = 'all' | 'phone' | 'large' | 'chosen'

type Usual = 'first' | 'shown' | 'narrow'
type Given<Id> = Omit<PoolColumn, Usual | 'id'> & Partial<Pick<PoolColumn, Usual>> & { id: Id }

/** A figure: shown by default, the highest first; a narrow row has no word before it. */
const figure = <const Id extends string>(given: Given<Id>): PoolColumn & { id: Id } => ({
  first: 'high',
  shown: 'default',
  narrow: { label: '', from: 'all' },
  ...given,
})
/** A word, from A to Z. */
const word = <const Id extends string>(given: Given<Id>) => figure({ first: 'low', isLeft: true, ...given })

const score = (value: number) => `${Math.round(value)}`

/** A score of 0 to 100 that "Enrich Data" finds out. */
const enriched = <Id extends string>(
  id: Id,
  head: string,
  meaning: string,
  figureOf: (player: Player) => number | null,
  text: (value: number) => string = score,
) =>
  figure({
    id,
    head,
    meaning,
    value: ({ player }) => figureOf(player),
    text,
    shown: 'when known',
    track: '3rem',
    narrow: { label: head, from: 'chosen' },
    isEnriched: true,
  })

/** In the order of the table. Another figure of a player is one more entry. */
export const POOL_COLUMNS = [
  word({
    id: 'position',
    head: 'Pos',
    meaning: 'Position',
    value: ({ player }) => positionRank(player.actualPosition),
    text: (rank: number) => String(rank),
    shown: 'always',
    track: '2.375rem',
  }),
  word({
    id: 'name',
    head: 'Name',
    meaning: 'Name',
    value: ({ player }) => player.name,
    text: (name: string) => name,
    shown: 'always',
    track: 'minmax(7.5rem,1fr)',
  }),
  word({
    id: 'team',
    head: 'Team',
    meaning: 'Team',
    value: ({ player }) => player.team,
    text: (team: string) => team,
    track: '2.25rem',
  }),
  word({
    id: 'opponent',
    head: 'Opp',
    meaning: 'Opponent',
    value: ({ player }) => player.opponent,
    text: (opponent: string) => opponent,
    track: '2.25rem',
    narrow: { label: 'vs', from: 'large' },
    givesWay: true,
  }),
  word({
    id: 'kickoff',
    head: 'Kickoff',
    meaning: 'When the player locks',
    value: ({ player }) => kickoffOf(player)?.getTime() ?? null,
    text: (time: number) => formatMoment(new Date(time).toISOString(), { length: 'kickoff' }),
    track: '5.5rem',
    narrow: { label: '', from: 'phone' },
    isOfSeveralGames: true,
  }),
  figure({
    id: 'salary',
    head: 'Salary',
    meaning: 'Salary',
    value: ({ player, flex }, { format, rowsBy }) =>
      rowsBy === 'people' && !flex ? null : displaySalary(player, format),
    text: formatSalary,
    track: '3.375rem',
  }),
  figure({
    id: 'captainSalary',
    head: '$',
    meaning: 'Salary as captain',
    value: ({ captain }, { format }) => captain && displaySalary(captain, format),
    text: formatSalary,
    track: '3.875rem',
    narrow: { label: '', from: 'large' },
    isCaptains: true,
  }),
  figure({
    id: 'projection',
    head: 'Proj',
    meaning: 'Points expected in a flex slot',
    value: ({ player }) => expectedPoints(player),
    text: formatPoints,
    track: '3.375rem',
  }),
  figure({
    id: 'ownershipPoints',
    head: 'Adj',
    meaning: 'Points that ownership adds, counted in Proj',
    value: ({ player }) => player.ownershipPoints,
    text: (points: number) => `${points > 0 ? '+' : ''}${formatPoints(points)}`,
    shown: 'when known',
    track: '3rem',
    narrow: { label: 'Adj', from: 'chosen' },
  }),
  figure({
    id: 'value',
    head: 'Value',
    meaning: 'Points expected for the salary',
    value: ({ player }, { format }) => pointsForMoney(player, format),
    text: (points: number) => points.toFixed(2),
    track: '2.625rem',
    narrow: { label: 'Val', from: 'large' },
  }),
  figure({
    id: 'ownership',
    head: 'Own',
    meaning: 'Ownership, in percent of the field',
    value: ({ player }) => player.ownershipPct,
    text: formatPct,
    track: '3.5rem',
    narrow: { label: 'Own', from: 'phone' },
  }),
  figure({
    id: 'captainOwnership',
    head: 'Own',
    meaning: 'Ownership as captain, in percent of the field',
    value: ({ captain }) => captain?.ownershipPct ?? null,
    text: formatPct,
    track: '3.5rem',
    narrow: { label: '', from: 'large' },
    isCaptains: true,
  }),
  figure({
    id: 'leverage',
    head: 'Lev',
    meaning: 'Leverage: above 50 fewer hold the player than the ceiling suggests',
    value: ({ player }) => player.leverageScore,
    text: score,
    track: '2rem',
    narrow: { label: 'Lev', from: 'large' },
  }),
  figure({
    id: 'ceiling',
    head: 'Ceiling',
    meaning: 'Ceiling: one score in ten is higher',
    value: ({ player }, { format }) => ceilingOf(player, format),
    known: 'ceilingPoints',
    text: formatPoints,
    shown: 'when known',
    track: '3.25rem',
    narrow: { label: 'Ceil', from: 'chosen' },
  }),
  figure({
    id: 'spread',
    head: 'Std Dev',
    meaning: 'Standard deviation of the points',
    value: ({ player }, { format }) => spreadOf(player, format, expectedPoints(player)),
    known: 'spreadPoints',
    text: formatPoints,
    shown: 'when known',
    track: '3.75rem',
    narrow: { label: 'SD', from: 'chosen' },
  }),
  figure({
    id: 'average',
    head: 'FPPG',
    meaning: 'Average points per game',
    value: ({ player }) => player.fppg,
    text: formatPoints,
    track: '2.75rem',
    narrow: { label: 'FPPG', from: 'large' },
  }),
  figure({
    id: 'opponentRank',
    head: 'OPRK',
    meaning: "Opponent's rank, 1 (soft) to 32 (tough)",
    value: ({ player }) => player.oprk,
    text: String,
    first: 'low',
    shown: 'when known',
    track: '2.875rem',
    narrow: { label: 'OPRK', from: 'chosen' },
    givesWay: true,
  }),
  figure({
    id: 'outlook',
    head: 'Outlook',
    meaning: 'Outlook, from opponent, average and price',
    value: ({ player }) => player.outlookScore,
    text: String,
    shown: 'with file rows',
    track: '5.5rem',
    narrow: { label: '', from: 'chosen' },
  }),
  enriched('ease', 'Ease', 'Opponent ease, 0 to 100', (player) => player.opponentEaseScore),
  enriched('environment', 'Game', 'Game environment, 0 to 100', (player) => player.gameEnvScore),
  enriched('gameTotal', 'O/U', 'Game total in points', (player) => player.overUnder, String),
  enriched('teamTotal', 'Team pts', 'Team total in points', (player) => player.teamTotal, String),
  enriched('pace', 'Pace', 'Pace, 0 to 100', (player) => player.paceScore),
  enriched('weather', 'Weather', 'Weather, 0 to 100: 100 is the best', (player) => player.weatherImpactScore),
  enriched('temperature', 'Temp', 'Temperature in °F', (player) => player.weatherTemp, String),
  enriched('wind', 'Wind', 'Wind in mph', (player) => player.weatherWind, String),
  enriched('rain', 'Rain', 'Chance of precipitation, in percent', (player) => player.weatherPrecip, String),
  word({
    id: 'stack',
    head: 'Stack',
    meaning: 'Stack with the player',
    value: ({ player }) => player.stackType,
    text: (stack: string) => stack,
    shown: 'when known',
    track: '6rem',
    narrow: { label: '', from: 'chosen' },
    isEnriched: true,
  }),
] as const

/** The columns of the Entries side (entries/exposures/exposure-columns.tsx). */
export const ENTRIES_COLUMNS = [
  'minExposure',
  'maxExposure',
  'exposure',
  'captainMinExposure',
  'captainMaxExposure',
] as const
/** The columns of simulated games (chance-columns.tsx). */
export const CHANCE_COLUMNS = ['optimal', 'captainOptimal', 'boom', 'bust'] as const
export type ColumnId =
  | (typeof POOL_COLUMNS)[number]['id']
  | (typeof ENTRIES_COLUMNS)[number]
  | (typeof CHANCE_COLUMNS)[number]
export type Column = PoolColumn & { id: ColumnId }

const COLUMNS: readonly Column[] = POOL_COLUMNS

/** On the other side of the screen a column of the Entries side is not there; projections are. */
export function columnOf(id: ColumnId, context: AddedColumns = {}): Column {
  return withAdded(context).find((each) => each.id === id) ?? columnOf('projection')
}

type AddedColumns = Pick<TableContext, 'entries' | 'chances'>

function withAdded({ entries = [], chances = [] }: AddedColumns): Column[] {
  return [...COLUMNS, ...chances, ...entries]
}

/** The columns that a table of this kind can have. */
export function columnsFor(context: TableContext): Column[] {
  return withAdded(context).filter(
    ({ isCaptains, isOfSeveralGames }) =>
      (!isCaptains || hasBothRoles(context)) && (!isOfSeveralGames || context.format.from.games > 1),
  )
}

/** Does a row offer the person as captain and as flex? */
export function hasBothRoles({ format, rowsBy }: TableContext): boolean {
  return format.captain !== null && rowsBy === 'people'
}

/** `CPT Own`: the head of a column about the captain begins with the slot's code. */
export function headOf({ head, isCaptains }: Column, { format }: Pick<TableContext, 'format'>): string {
  return isCaptains && format.captain ? `${format.captain.code} ${head}` : head
}

/** The text of a cell; "-" where the value is unknown. */
export function cellText({ text }: Column, value: Figure, context: TableContext): string {
  return value === null ? '-' : text(value as never, context)
}

/** In the unit of the format: points for each $1,000 or $1. */
function pointsForMoney(player: Player, { valueUnit }: Format): number | null {
  if (player.salary <= 0) return null
  const per1k = valuePer1k({ points: expectedPoints(player), salary: player.salary })
  return (per1k / 1000) * valueUnit.dollars
}
