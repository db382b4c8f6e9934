import { DATABASE_NAME } from './memory-changes.ts'

/*
 * What this browser keeps of the user, in IndexedDB: a slate with projection files can have half a megabyte, and
 * localStorage has five in all. The database is deleted at sign-out (`forgetMemories`), and what the server has too when the
 * session ended in any other way (forget-records.client.ts). Every key begins with the id of its user.
 */

/** The slates' memories, the entries of fields that the user chose a file for, the salary files, and pages of records. */
export const RECORDS = 'records'
export const FIELDS = 'fields'
export const SLATES = 'slates'
export const PAGES = 'pages'

/** 2: with `FIELDS`; 3: with `SLATES`; 4: with `PAGES`. */
const VERSION = 4

let opening: Promise<IDBDatabase> | null = null

export function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => {
      const database = request.result
      if (oldVersion < 1) {
        const records = database.createObjectStore(RECORDS, { keyPath: 'key' })
        for (const index of ['user', 'game', 'touchedAt']) records.createIndex(index, index)
      }
      if (oldVersion < 2)
        database.createObjectStore(FIELDS, { keyPath: 'key' }).createIndex('touchedAt', 'touchedAt')
      if (oldVersion < 3) {
        const slates = database.createObjectStore(SLATES, { keyPath: 'key' })
        for (const index of ['user', 'touchedAt']) slates.createIndex(index, index)
      }
      database.createObjectStore(PAGES, { keyPath: 'key' }).createIndex('touchedAt', 'touchedAt')
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

/** Deletes the records that were touched longest ago, beyond so many. */
export function deleteOldest(records: IDBObjectStore, most: number): void {
  const count = records.count()
  count.onsuccess = () => {
    let excess = count.result - most
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

export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
