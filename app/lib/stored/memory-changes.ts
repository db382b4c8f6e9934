/*
 * Between the tabs of one browser, and between the sign-out and the screen of a slate. Small, because every page loads it.
 */

export const DATABASE_NAME = 'slate-memories'
const CHANNEL = DATABASE_NAME

export type MemoryMessage = { changed: string } | { marked: string } | { forgotten: string }

/** Another tab changed what is kept under a key, the server was told who is out there, or a user signed out. Returns a function that ends listening. */
export function onMemoryMessage(listener: (message: MemoryMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<MemoryMessage>) => listener(data)
  return () => channel.close()
}

export function tellOtherTabs(message: MemoryMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

/** Sends what the server does not have yet; set by the screen of a slate. */
let sendUnsent: (() => Promise<void>) | null = null

export function setSendUnsent(send: (() => Promise<void>) | null): void {
  sendUnsent = send
}

/**
 * Before a page on which the server says who is out, which waits two seconds at most, and before a sign-out, which deletes
 * what this browser keeps.
 */
export async function sendUnsentChanges(longestMs = 2000): Promise<void> {
  if (sendUnsent === null) return
  const waited = new Promise<void>((resolve) => setTimeout(resolve, longestMs))
  await Promise.race([sendUnsent().catch(() => {}), waited])
}

/** Deletes what this browser keeps for all slates, when `user` signs out. */
export function forgetMemories(user: string): Promise<void> {
  tellOtherTabs({ forgotten: user })
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(DATABASE_NAME)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    } catch {
      // Blocked storage has nothing to delete.
      resolve()
    }
  })
}
