import type { ContestPool, SoFarByPerson } from '../contest-pool/contest-pool.ts'
import { distinctLineups } from '../contest-pool/distinct-lineups.ts'
import { lineupRowsOf, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import { rowKey } from '../slate-memory/field-keys.ts'
import type { ListedEntries } from './file-entries.ts'
import { hiddenCode, hiddenRow } from './hidden-slots.ts'

/**
 * Entries of a file as a browser keeps them. Rows are named by person and slot (`rowKey`), because ids and places belong to
 * one salary file and a newer one of the same game may be loaded.
 */
export type KeptField = {
  /** Each row once; ` WR` is a hidden slot of that code. */
  rows: readonly string[]
  /** Lineups as places in `rows`, `size` each. */
  size: number
  lineups: Uint16Array
  copies: Uint32Array
  /** Points and clocks of the games, if the standings were taken while games were on. */
  soFar?: SoFarByPerson | undefined
}

export function keptField({ lineups, copies }: ListedEntries, pool: ContestPool): KeptField {
  const used = [...new Set(lineups.rows.subarray(0, lineups.count * lineups.size))]
  const placeOf = new Map(used.map((row, place) => [row, place]))
  return {
    rows: used.map((row) => {
      const code = hiddenCode(row, pool.format)
      return code === null ? rowKey(pool.rows[row]!) : ` ${code}`
    }),
    size: lineups.size,
    lineups: Uint16Array.from(lineups.rows, (row) => placeOf.get(row)!),
    copies,
  }
}

/** The entries as lineups of the pool, hidden slots as they are; those with a person who is out or not in the pool are left out. */
export function entriesOfKept(kept: KeptField, pool: ContestPool): ListedEntries & { leftOut: number } {
  const rowOf = new Map<string, number>()
  for (const [row, player] of pool.rows.entries())
    if (pool.personOfRow[row]! >= 0 && !rowOf.has(rowKey(player))) rowOf.set(rowKey(player), row)
  const rows = kept.rows.map((key) =>
    key.startsWith(' ') ? (hiddenRow(key.slice(1), pool.format) ?? -1) : (rowOf.get(key) ?? -1),
  )
  const found: number[][] = []
  const copies: number[] = []
  let leftOut = 0
  const size = pool.format.rosterSlots.length
  const all = { size: kept.size, count: kept.copies.length, rows: kept.lineups }
  for (let i = 0; i < all.count; i++) {
    const own = Array.from(rowsOfLineup(all, i), (place) => rows[place] ?? -1)
    if (own.includes(-1) || own.length !== size) leftOut += kept.copies[i]!
    else {
      found.push(own)
      copies.push(kept.copies[i]!)
    }
  }
  const distinct = distinctLineups(lineupRowsOf(found, pool), copies)
  return { lineups: distinct.lineups, copies: distinct.copies, leftOut }
}
