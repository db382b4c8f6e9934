import type { Player } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { KeptLineup } from '../../state/kept-build.ts'

/** The rows of the pool by the places of a kept build; null where the pool lists the row no more. */
export function rowsOf(keys: readonly string[], pool: readonly Player[]): (Player | null)[] {
  const byKey = new Map(pool.map((row) => [rowKey(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}

export function rowIds(keys: readonly string[], pool: readonly Player[]): (string | null)[] {
  return rowsOf(keys, pool).map((row) => row?.id ?? null)
}

/** Null for a lineup with a row that the pool lists no more. */
export function idsOfLineup(lineup: KeptLineup, ids: readonly (string | null)[]): string[] | null {
  const own = lineup.map((row) => ids[row] ?? null)
  return own.every((id) => id !== null) ? own : null
}
