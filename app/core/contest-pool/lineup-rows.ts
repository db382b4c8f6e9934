import type { Player } from '../players/player.ts'
import type { ContestPool } from './contest-pool.ts'

/**
 * Complete lineups as indexes into `ContestPool.rows`, `size` each: the captain's row first where the format has a captain,
 * the others ascending. Two lineups are the same when these are. Plain data: it can be posted to a thread.
 */
export type LineupRows = { size: number; count: number; rows: Uint16Array }

/** The lineups, each given as indexes of rows in any order. */
export function lineupRowsOf(lineups: readonly ArrayLike<number>[], pool: ContestPool): LineupRows {
  const size = pool.format.rosterSlots.length
  const rows = new Uint16Array(lineups.length * size)
  for (const [index, lineup] of lineups.entries()) {
    if (lineup.length !== size) throw new RangeError(`A lineup has ${size} rows, not ${lineup.length}`)
    rows.set(lineup, index * size)
  }
  return inCanonicalOrder({ size, count: lineups.length, rows }, pool)
}

/** The lineups, each given as players of the pool in any order; a player whose row the pool does not have is an error. */
export function lineupRowsOfPlayers(
  lineups: readonly (readonly Pick<Player, 'id'>[])[],
  pool: ContestPool,
): LineupRows {
  const indexById = new Map(pool.rows.map(({ id }, index) => [id, index]))
  return lineupRowsOf(
    lineups.map((lineup) =>
      lineup.map(({ id }) => {
        const index = indexById.get(id)
        if (index === undefined) throw new RangeError(`The pool has no row ${id}`)
        return index
      }),
    ),
    pool,
  )
}

/** Puts the rows of every lineup into the order of `LineupRows`, in place. */
function inCanonicalOrder(lineups: LineupRows, { format, rows }: ContestPool): LineupRows {
  const { captain } = format
  for (let index = 0; index < lineups.count; index++) {
    const own = rowsOfLineup(lineups, index).sort()
    if (!captain) continue
    const place = own.findIndex((row) => rows[row]!.position === captain.code)
    if (place <= 0) continue
    const first = own[place]!
    own.copyWithin(1, 0, place)
    own[0] = first
  }
  return lineups
}

/** The rows of one lineup; a view of the array, not a copy. */
export function rowsOfLineup({ size, rows }: LineupRows, index: number): Uint16Array {
  return rows.subarray(index * size, (index + 1) * size)
}

/** The lineups at those places, in that order. */
export function pickLineups(lineups: LineupRows, places: ArrayLike<number>): LineupRows {
  const { size } = lineups
  const rows = new Uint16Array(places.length * size)
  for (let to = 0, at = 0; to < places.length; to++) {
    const from = places[to]! * size
    for (let place = 0; place < size; place++) rows[at++] = lineups.rows[from + place]!
  }
  return { size, count: places.length, rows }
}

/** The lineups of several lists, one list after the other. */
export function joinLineups(size: number, lists: readonly LineupRows[]): LineupRows {
  const count = lists.reduce((total, list) => total + list.count, 0)
  const rows = new Uint16Array(count * size)
  let start = 0
  for (const list of lists) {
    rows.set(list.rows.subarray(0, list.count * size), start)
    start += list.count * size
  }
  return { size, count, rows }
}
