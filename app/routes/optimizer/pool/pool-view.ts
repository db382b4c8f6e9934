import { isCaptainRow, type Player } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { gameOf } from '#core/players/sides.ts'
import {
  type Column,
  type ColumnId,
  columnOf,
  type SortDirection,
  type TableContext,
} from './pool-columns.ts'
import { type PoolRow, rolesOf } from './pool-rows.ts'
import { positionRank } from './position-rank.ts'
import { isInPriceRange, type PriceRange } from './price-range.ts'

export type PoolSort = { column: ColumnId; direction: SortDirection }

/** Captain rows, flex rows, or both; modes without a captain show everyone. */
export type PoolRole = 'all' | 'captain' | 'flex'

/** Search, sort and filters of the pool. An empty list of positions means all; null means any team or price. */
export type PoolView = {
  search: string
  sort: PoolSort
  role: PoolRole
  positions: readonly string[]
  team: string | null
  /** The key of a game (`gameOf`); null means any. */
  game: string | null
  price: Partial<PriceRange>
}

export const WHOLE_POOL: PoolView = {
  search: '',
  sort: { column: 'projection', direction: 'high' },
  role: 'all',
  positions: [],
  team: null,
  game: null,
  price: {},
}

/** The rows that match every filter, sorted; ties by salary, then by file order. */
export function viewPool(rows: readonly PoolRow[], view: PoolView, context: TableContext): PoolRow[] {
  const words = wordsOf(view.search)
  const compare = comparison(columnOf(view.sort.column, context), view.sort.direction, context)
  return rows
    .filter(
      (row) =>
        hasRole(row, view.role) &&
        (view.positions.length === 0 || view.positions.includes(row.player.actualPosition)) &&
        (view.team === null || row.player.team === view.team) &&
        (view.game === null || gameOf(row.player) === view.game) &&
        isInPriceRange(row.player, {
          min: view.price.min ?? 0,
          max: view.price.max ?? Number.POSITIVE_INFINITY,
        }) &&
        matches(row, words),
    )
    .sort((a, b) => compare(a, b) || b.player.salary - a.player.salary)
}

/** Only sorted: no search and no filter hides a row. */
export function showsEveryRow(view: PoolView): boolean {
  return (
    wordsOf(view.search).length === 0 &&
    view.role === 'all' &&
    view.positions.length === 0 &&
    view.team === null &&
    view.game === null &&
    view.price.min === undefined &&
    view.price.max === undefined
  )
}

/** The next sort after a press on the head of this column: its first direction, then the other one. */
export function sortAfterPress(sort: PoolSort, column: Column): PoolSort {
  if (sort.column !== column.id) return { column: column.id, direction: column.first }
  return { ...sort, direction: sort.direction === 'high' ? 'low' : 'high' }
}

/** Fewer points than this are shown as 0 when rounded to whole points. */
const HALF_A_POINT = 0.5

/** Splits off the rows whose points round to 0; `isKept` says which of them stay in sight. */
export function withoutZeros(
  rows: readonly PoolRow[],
  isKept: (row: PoolRow) => boolean,
): { shown: PoolRow[]; folded: PoolRow[] } {
  const shown: PoolRow[] = []
  const folded: PoolRow[] = []
  for (const row of rows) {
    const isZero = expectedPoints(row.player) < HALF_A_POINT && !isKept(row)
    ;(isZero ? folded : shown).push(row)
  }
  return { shown, folded }
}

/** The positions in the pool: NFL positions in roster order, then any others. */
export function positionsOf(players: readonly Player[]): string[] {
  const found = [...new Set(players.map((player) => player.actualPosition))]
  return found.sort((a, b) => positionRank(a) - positionRank(b) || a.localeCompare(b))
}

/** The teams in the pool, by their codes. */
export function teamsOf(players: readonly Player[]): string[] {
  const found = new Set(players.flatMap(({ team }) => (team === null ? [] : [team])))
  return [...found].sort((a, b) => a.localeCompare(b))
}

function comparison(column: Column, direction: SortDirection, context: TableContext) {
  const sign = direction === 'high' ? -1 : 1
  return (a: PoolRow, b: PoolRow): number => {
    const [x, y] = [column.value(a, context), column.value(b, context)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    if (typeof x === 'string' || typeof y === 'string') return sign * String(x).localeCompare(String(y))
    return sign * (x - y)
  }
}

function hasRole(row: PoolRow, role: PoolRole): boolean {
  return role === 'all' || rolesOf(row).some((each) => isCaptainRow(each) === (role === 'captain'))
}

/** Whether a search finds the player. */
export function isFound(player: Player, search: string): boolean {
  return matches({ player, captain: null, flex: player }, wordsOf(search))
}

/** Each word must be part of the name or equal the team, position or slot: `kc wr` finds the receivers of KC. */
function matches(row: PoolRow, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { player } = row
  const name = plain(player.name)
  const slots = rolesOf(row).map(({ position }) => position)
  const codes = [player.team, player.actualPosition, ...slots].map((code) => plain(code ?? ''))
  return words.every((word) => name.includes(word) || codes.includes(word))
}

function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean)
}

/** Lower case without accents and dots, so that `aj brown` finds A.J. Brown. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
}
