import type { EntriesFile, ReservedEntry } from '#core/entries-file/entries-file.ts'
import { isEmptyEntry } from '#core/entries-file/entries-file.ts'
import type { FilledRows } from '#core/entries-file/write-entries-file.ts'
import type { Player } from '#core/players/player.ts'

/** What happens to an entry: it gets its first lineup, another one, keeps its own, or has none. */
export type EntryChange = {
  entry: ReservedEntry
  kind: 'new' | 'changed' | 'kept' | 'empty'
  /** In slot order; null where the slate does not list the id. */
  before: readonly (Player | null)[]
  after: readonly (Player | null)[]
}

/** Every entry of the file, in its order. */
export function entryChanges(
  { entries }: Pick<EntriesFile, 'entries'>,
  filled: FilledRows,
  pool: readonly Player[],
): EntryChange[] {
  const byId = new Map(pool.map((player) => [player.providerId, player]))
  const playersOf = (ids: readonly (string | null)[]) =>
    ids.map((id) => (id === null ? null : (byId.get(id) ?? null)))
  return entries.map((entry) => {
    const own = entry.cells.map(({ providerId }) => providerId)
    const ids = filled.get(entry.row)
    const [before, after] = [playersOf(own), playersOf(ids ?? own)]
    return { entry, kind: kindOf(entry, own, ids), before, after }
  })
}

function kindOf(
  entry: ReservedEntry,
  own: readonly (string | null)[],
  ids: readonly string[] | undefined,
): EntryChange['kind'] {
  if (!ids) return isEmptyEntry(entry) ? 'empty' : 'kept'
  if (isEmptyEntry(entry)) return 'new'
  return ids.every((id, slot) => id === own[slot]) ? 'kept' : 'changed'
}
