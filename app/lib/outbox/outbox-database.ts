import { committed, resultOf } from '../stored/database.ts'
import type { QueueStep } from './queue.ts'
import type { WaitingSave } from './waiting-save.ts'

/*
 * The waiting saves of every user of this browser, in an IndexedDB database of their own: it stays when a session ends by itself
 * and when another user signs in, unlike the slates. The notice of app/routes/offline.tsx reads it too.
 */

const NAME = 'outbox'
const SAVES = 'saves'

/**
 * Makes a step of the queue in one transaction, among the saves of one user. Rejects if storage is blocked or full, or if the
 * step is null.
 */
export async function changeSaves(
  user: string,
  step: (saves: readonly WaitingSave[]) => QueueStep | null,
): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction(SAVES, 'readwrite')
    const saves = transaction.objectStore(SAVES)
    const all: IDBRequest<WaitingSave[]> = saves.getAll()
    all.onsuccess = () => {
      const made = step(all.result.filter((save) => save.user === user))
      if (made === null) return transaction.abort()
      for (const key of made.remove ?? []) saves.delete(key)
      for (const save of made.put ?? []) saves.put(save)
    }
    await committed(transaction)
  } finally {
    database.close()
  }
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(SAVES, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
