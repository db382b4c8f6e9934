import type { KeptMemory } from '#core/slate-memory/kept-memory.ts'
import { DATABASE_NAME } from './memory-changes.ts'

/*
 * The slates' memories in this browser, in IndexedDB: a slate with projection files can have half a megabyte, and
 * localStorage has five in all. Every change reads and writes in one transaction, so that two tabs lose nothing.
 */

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

const RECORDS = 'records'

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
  if (before === undefined) deleteOldest(records)
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

let opening: Promise<IDBDatabase> | null = null

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1)
    request.onupgradeneeded = () => {
      const records = request.result.createObjectStore(RECORDS, { keyPath: 'key' })
      for (const index of ['user', 'game', 'touchedAt']) records.createIndex(index, index)
    }
    request.onsuccess = () => {
      const database = request.result
      // The database is deleted at sign-out, here or in another tab; the next change opens a new one.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      database.onclose = () => {
        opening = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
  opening.catch(() => {
    opening = null
  })
  return opening
}

function deleteOldest(records: IDBObjectStore): void {
  const count = records.count()
  count.onsuccess = () => {
    let excess = count.result - MOST_RECORDS
    if (excess <= 0) return
    const cursor = records.index('touchedAt').openCursor()
    cursor.onsuccess = () => {
      if (!cursor.result || excess <= 0) return
      excess -= 1
      cursor.result.delete()
      cursor.result.continue()
    }
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
