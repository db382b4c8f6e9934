import type { Player } from '../players/player.ts'
import type { EntriesFile } from './entries-file.ts'

/**
 * Whether the file is of another slate than these rows: it names players by id, in its list or its entries, and none of
 * the ids is in the pool. Each contest of the provider has its own ids.
 */
export function isOfOtherSlate({ players, entries }: EntriesFile, pool: readonly Player[]): boolean {
  const known = new Set(pool.map(({ providerId }) => providerId))
  const entered = entries.flatMap(({ cells }) => cells.flatMap(({ providerId }) => providerId ?? []))
  const ids = players.size > 0 ? [...players.keys()] : entered
  return ids.length > 0 && !ids.some((id) => known.has(id))
}
