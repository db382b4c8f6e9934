import { isCaptainRow, type Player, valuePer1k } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'

export const POOL_SORTS = ['fppg', 'salary', 'value'] as const
export type PoolSort = (typeof POOL_SORTS)[number]

export const POOL_SORT_LABELS: Record<PoolSort, string> = { fppg: 'FPPG', salary: 'Salary', value: 'Value' }

/** Captain rows, flex rows, or both; modes without a captain show everyone. */
export type PoolRole = 'all' | 'captain' | 'flex'

/** Search, sort and filters of the pool. An empty list of positions means all. */
export type PoolView = { search: string; sort: PoolSort; role: PoolRole; positions: readonly string[] }

export const WHOLE_POOL: PoolView = { search: '', sort: 'fppg', role: 'all', positions: [] }

/** The rows that match every filter, highest figure first; ties by salary, then by file order. */
export function viewPool(players: readonly Player[], view: PoolView): Player[] {
  const words = wordsOf(view.search)
  const figure = SORT_FIGURES[view.sort]
  return players
    .filter(
      (player) =>
        hasRole(player, view.role) &&
        (view.positions.length === 0 || view.positions.includes(player.actualPosition)) &&
        matches(player, words),
    )
    .sort((a, b) => figure(b) - figure(a) || b.salary - a.salary)
}

/** The positions in the pool: NFL positions in roster order, then any others. */
export function positionsOf(players: readonly Player[]): string[] {
  const found = [...new Set(players.map((player) => player.actualPosition))]
  return found.sort((a, b) => rosterRank(a) - rosterRank(b) || a.localeCompare(b))
}

const SORT_FIGURES: Record<PoolSort, (player: Player) => number> = {
  fppg: (player) => player.fppg,
  salary: (player) => player.salary,
  value: (player) => valuePer1k({ points: expectedPoints(player), salary: player.salary }),
}

const ROSTER_ORDER = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']

function rosterRank(position: string): number {
  const rank = ROSTER_ORDER.indexOf(position)
  return rank < 0 ? ROSTER_ORDER.length : rank
}

function hasRole(player: Player, role: PoolRole): boolean {
  return role === 'all' || isCaptainRow(player) === (role === 'captain')
}

/** Each word must be part of the name or equal the team or position: `kc wr` finds the receivers of KC. */
function matches(player: Player, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const name = plain(player.name)
  const codes = [player.team, player.position, player.actualPosition].map((code) => plain(code ?? ''))
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
