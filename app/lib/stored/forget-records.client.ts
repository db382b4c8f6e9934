import { hasUnsent } from '#core/slate-memory/kept-memory.ts'
import { committed, FIELDS, openDatabase, PAGES, RECORDS, SLATES } from './database.ts'
import type { MemoryRecord } from './memory-database.ts'

/*
 * What goes from this browser's database when a session has ended without a sign-out, and when another user signs in. The
 * outbox is a database of its own and stays: it is sent when its owner signs in again.
 */

const STORES = [RECORDS, FIELDS, SLATES, PAGES]

/**
 * Deletes everything that the server has too. A slate's memory that it does not have yet stays: it is read only while its
 * owner is signed in. Does nothing if storage is blocked.
 */
export function forgetSentRecords(): Promise<void> {
  return inOneTransaction((store, transaction) => {
    const records = transaction.objectStore(store)
    if (store !== RECORDS) records.clear()
    else
      eachCursor(records.openCursor(), (cursor) => {
        const { kept }: MemoryRecord = cursor.value
        if (!hasUnsent(kept)) cursor.delete()
      })
  })
}

/** Deletes the records of all users but this one, sent or not. Does nothing if storage is blocked. */
export function forgetOtherUsers(user: string): Promise<void> {
  return inOneTransaction((store, transaction) => {
    const records = transaction.objectStore(store)
    const keys = records.getAllKeys()
    keys.onsuccess = () => {
      // Every key begins with its user.
      for (const key of keys.result) if (!String(key).startsWith(`${user} `)) records.delete(key)
    }
  })
}

async function inOneTransaction(change: (store: string, transaction: IDBTransaction) => void): Promise<void> {
  try {
    const transaction = (await openDatabase()).transaction(STORES, 'readwrite')
    for (const store of STORES) change(store, transaction)
    await committed(transaction)
  } catch {
    // Blocked storage has nothing to delete.
  }
}

function eachCursor(
  request: IDBRequest<IDBCursorWithValue | null>,
  visit: (cursor: IDBCursorWithValue) => void,
): void {
  request.onsuccess = () => {
    if (request.result === null) return
    visit(request.result)
    request.result.continue()
  }
}
