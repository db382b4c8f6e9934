import { committed, resultOf } from '../slate-memory/database.ts'
import type { WaitingSave } from './waiting-save.ts'

/*
 * The waiting saves of every user of this browser, in an IndexedDB database of their own: it stays when another user signs
 * in, unlike the slates. The notice of app/routes/offline.tsx reads it too.
 */

const NAME = 'outbox'
const SAVES = 'saves'

/** Rejects if storage is blocked or full. */
export async function putSave(save: WaitingSave): Promise<void> {
  await change((saves) => saves.put(save))
}

export async function removeSave(key: string): Promise<void> {
  await change((saves) => saves.delete(key))
}

/** Empty where storage is blocked. */
export async function readSaves(): Promise<WaitingSave[]> {
  try {
    const database = await open()
    try {
      return await resultOf<WaitingSave[]>(database.transaction(SAVES).objectStore(SAVES).getAll())
    } finally {
      database.close()
    }
  } catch {
    return []
  }
}

async function change(make: (saves: IDBObjectStore) => void): Promise<void> {
  const database = await open()
  try {
    const saves = database.transaction(SAVES, 'readwrite').objectStore(SAVES)
    make(saves)
    await committed(saves.transaction)
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(SAVES, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
