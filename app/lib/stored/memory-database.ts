import type { KeptMemory } from '#core/slate-memory/kept-memory.ts'
import { committed, deleteOldest, openDatabase, RECORDS, resultOf } from './database.ts'

/* The slates' memories in this browser. Every change reads and writes in one transaction, so that two tabs lose nothing. */

export type MemoryRecord = {
  /** `memoryKey`. */
  key: string
  user: string
  /** User and game, so that files of the same game are found; missing where the game is unknown. */
  game?: string
  /** When it was changed last, in milliseconds since 1970. */
  touchedAt: number
  kept: KeptMemory
}

/** Older records are deleted; the server has them too. */
const MOST_RECORDS = 60

/**
 * Replaces the record of `key` by what `change` makes of it, unless that is null; returns the new one. Rejects if storage
 * is blocked or full.
 */
export async function changeRecord(
  key: string,
  change: (before: MemoryRecord | null) => MemoryRecord | null,
): Promise<MemoryRecord | null> {
  const records = (await openDatabase()).transaction(RECORDS, 'readwrite').objectStore(RECORDS)
  const before: MemoryRecord | undefined = await resultOf(records.get(key))
  const after = change(before ?? null)
  if (after === null || after === before) return after
  records.put(after)
  if (before === undefined) deleteOldest(records, MOST_RECORDS)
  await committed(records.transaction)
  return after
}

export async function readRecord(key: string): Promise<MemoryRecord | null> {
  const records = (await openDatabase()).transaction(RECORDS).objectStore(RECORDS)
  return (await resultOf(records.get(key))) ?? null
}

/** All records of the user's game, or all of the user. */
export async function recordsOf(owner: { user: string } | { game: string }): Promise<MemoryRecord[]> {
  const records = (await openDatabase()).transaction(RECORDS).objectStore(RECORDS)
  const [[index, value]] = Object.entries(owner) as [[string, string]]
  return resultOf(records.index(index).getAll(value))
}

export async function deleteRecord(key: string): Promise<void> {
  const records = (await openDatabase()).transaction(RECORDS, 'readwrite').objectStore(RECORDS)
  records.delete(key)
  await committed(records.transaction)
}
