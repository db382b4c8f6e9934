import type { SlateLocks } from '../lineups/slot-states.ts'
import type { Player } from '../players/player.ts'
import { closedSlots, entrySlots } from './entered-lineups.ts'
import type { EntriesFile, ReservedEntry } from './entries-file.ts'
import type { FilledRows } from './write-entries-file.ts'

export type SwappedRows = {
  filled: FilledRows
  /** Entries whose swapped lineup is given up, since the file has another player in a slot that can't change any more. */
  overtaken: readonly ReservedEntry[]
}

/**
 * Lineups that were swapped for entries of an earlier state of the file, as rows of this one. Each holds or falls as a whole: half of a
 * swap may cost more than there is. The file's own state wins in closed slots.
 * @param swapped ids in slot order, by the entry's key.
 * @param dealt what the list fills: an entry without a lineup of its own has this one.
 */
export function swappedRows(
  file: Pick<EntriesFile, 'entries'>,
  swapped: Readonly<Record<string, unknown>>,
  pool: readonly Player[],
  locks: SlateLocks,
  dealt: FilledRows = new Map(),
): SwappedRows {
  const byProviderId = new Map(pool.map((player) => [player.providerId, player]))
  const filled = new Map<number, readonly string[]>()
  const overtaken: ReservedEntry[] = []
  for (const entry of withSwapped(file.entries, dealt)) {
    const ids = swapped[entry.entryKey]
    if (!Array.isArray(ids) || ids.length !== entry.cells.length) continue
    const closed = closedSlots(entrySlots(entry, byProviderId, locks).states)
    if (closed.every((slot) => ids[slot] === entry.cells[slot]!.providerId) && !comesLate(ids, entry))
      filled.set(entry.row, ids)
    else overtaken.push(entry)
  }
  return { filled, overtaken }

  /** Somebody would come into an open slot whose game has begun meanwhile. */
  function comesLate(ids: readonly string[], { cells }: ReservedEntry): boolean {
    const before = new Set(cells.map(({ providerId }) => providerId))
    return ids.some((id) => !before.has(id) && locks.begun.has(byProviderId.get(id)?.id ?? ''))
  }
}

/** Rows of entries that have a slot which can't change any more: they are not dealt another lineup. */
export function rowsWithClosedSlots(
  { entries }: Pick<EntriesFile, 'entries'>,
  pool: readonly Player[],
  locks: SlateLocks,
): Set<number> {
  const byProviderId = new Map(pool.map((player) => [player.providerId, player]))
  return new Set(
    entries
      .filter((entry) => entrySlots(entry, byProviderId, locks).states.some((state) => state !== 'open'))
      .map(({ row }) => row),
  )
}

/** The entries as they are with what was written here: the next swap begins from there. */
export function withSwapped<
  Entry extends {
    row: number
    cells: readonly { text: string; providerId: string | null; isLocked: boolean }[]
  },
>(entries: readonly Entry[], filled: ReadonlyMap<number, readonly string[]>): Entry[] {
  return entries.map((entry) => {
    const ids = filled.get(entry.row)
    if (!ids) return entry
    const cells = entry.cells.map((cell, slot) =>
      ids[slot] === undefined || ids[slot] === cell.providerId
        ? cell
        : { ...cell, text: ids[slot]!, providerId: ids[slot]! },
    )
    return { ...entry, cells }
  })
}
