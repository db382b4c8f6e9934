import { groupBy } from '../collections/group-by.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { type LineupRows, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import type { Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { gameOf } from '../players/sides.ts'

/*
 * Standings that are taken while games are on hide the players whose games are still to come. In `LineupRows` a number that no row
 * of a pool has stands for such a slot, the same one for slots of the same code.
 */

const HIDDEN_FROM = 0xff00

/** What stands for a hidden slot of that code; undefined where the format has no such slot. */
export function hiddenRow(code: string, { rosterSlots }: Format): number | undefined {
  const place = rosterSlots.findIndex((slot) => slot.code === code)
  return place < 0 ? undefined : HIDDEN_FROM + place
}

/** The code of a hidden slot; null for the row of a player. */
export function hiddenCode(row: number, { rosterSlots }: Format): string | null {
  return rosterSlots[row - HIDDEN_FROM]?.code ?? null
}

export function hasHidden({ rows }: LineupRows): boolean {
  return rows.some((row) => row >= HIDDEN_FROM)
}

/** The players of a drawn lineup whose games are to come, what they cost, and what the others beside them cost. */
type Part = { rows: number[]; cost: number; beside: number }

/** Dollars by which a drawn lineup's shown players may cost more than a lineup's own. */
const NEAR = 200

/**
 * Fills the hidden slots of a lineup; null where no drawn lineup has players for them. It gets those of a drawn lineup whose other
 * players are of the same positions and cost about as much. In the drawn field games are independent but for positions and dollars,
 * so that is a draw of the hidden players beside the shown ones.
 * @param listed shows which games have begun: those of which it names a player.
 */
export function fillerOf(
  listed: LineupRows,
  drawn: LineupRows,
  { pool, random }: { pool: ContestPool; random: () => number },
): (lineup: ArrayLike<number>) => number[] | null {
  const games = pool.rows.map((row) => gameOf(row))
  const begun = new Set(Array.from(new Set(listed.rows), (row) => games[row]))
  const partsFor = partsOf(drawn, (row) => begun.has(games[row]), pool)
  return (lineup) => {
    const rows = Array.from(lineup)
    const hidden = rows.filter((row) => row >= HIDDEN_FROM)
    if (hidden.length === 0) return rows
    const shown = rows.filter((row) => row < HIDDEN_FROM)
    const cost = costOf(shown, pool)
    const parts = partsFor(shown, hidden)
    const from = placeOf(parts, cost)
    const near = placeOf(parts, cost + NEAR + 1) - from
    // What stands beside no less is paid by what this lineup leaves, too.
    const part =
      parts[from + Math.floor(random() * near)] ?? parts.findLast((each) => each.cost <= pool.budget - cost)
    return part ? [...shown, ...part.rows] : null
  }
}

/** The parts for the hidden slots of a lineup that shows these rows, by what stands beside them. */
type PartsFor = (shown: readonly number[], hidden: readonly number[]) => readonly Part[]

/** Each draw of a field's entries fills their slots from the same lineups, of which the last parts are kept. */
const lastParts = new WeakMap<LineupRows, { pool: ContestPool; begunRows: string; partsFor: PartsFor }>()

function partsOf(drawn: LineupRows, hasBegun: (row: number) => boolean, pool: ContestPool): PartsFor {
  const begunRows = [...pool.rows.keys()].filter(hasBegun).join()
  const last = lastParts.get(drawn)
  if (last && last.pool === pool && last.begunRows === begunRows) return last.partsFor
  const byShown = groupBy(
    Array.from({ length: drawn.count }, (_, i) => {
      const rows = [...rowsOfLineup(drawn, i)]
      const open = rows.filter((row) => !hasBegun(row))
      const shown = rows.filter(hasBegun)
      return {
        rows: open,
        cost: costOf(open, pool),
        beside: costOf(shown, pool),
        shown: positionsOf(shown, pool),
      }
    }),
    ({ shown }) => shown,
  )
  const fitting = new Map<string, Part[]>()
  const partsFor: PartsFor = (rows, hidden) => {
    const shown = positionsOf(rows, pool)
    const key = `${shown} ${hidden.join()}`
    const known = fitting.get(key)
    if (known) return known
    const found = (byShown.get(shown) ?? [])
      .filter((part) => fits(part.rows, hidden, pool))
      .sort((a, b) => a.beside - b.beside)
    fitting.set(key, found)
    return found
  }
  lastParts.set(drawn, { pool, begunRows, partsFor })
  return partsFor
}

function costOf(rows: readonly number[], pool: ContestPool): number {
  return rows.reduce((sum, row) => sum + pool.rows[row]!.salary, 0)
}

function positionsOf(rows: readonly number[], pool: ContestPool): string {
  return rows
    .map((row) => pool.rows[row]!.position)
    .sort()
    .join()
}

function placeOf(parts: readonly Part[], cost: number): number {
  let [from, to] = [0, parts.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (parts[middle]!.beside < cost) from = middle + 1
    else to = middle
  }
  return from
}

/** Whether each player can stand in a hidden slot of its own. */
function fits(rows: readonly number[], hidden: readonly number[], pool: ContestPool): boolean {
  const [row, ...others] = rows
  if (row === undefined) return true
  return hidden.some((each, place) => {
    const slot = pool.format.rosterSlots[each - HIDDEN_FROM]!
    return slotAccepts(slot, pool.rows[row]!) && fits(others, hidden.toSpliced(place, 1), pool)
  })
}
