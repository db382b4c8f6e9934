import { useEffect } from 'react'
import { forgetSession } from './session-memory.ts'

const OWNER_KEY = 'session-owner'

/**
 * Ties what this tab remembers to whom it belongs. When somebody else signs in here, by whatever way the last one
 * left, everything of the last one is dropped. Being sent to sign in again drops nothing: it may be the same person,
 * with work not yet saved. Other tabs hear of it and load anew, since their pages may show somebody else's records.
 */
export function useSessionOwner(userId: number | null): void {
  useEffect(() => {
    if (userId === null) return
    const owner = String(userId)
    const before = ownerOf(sessionStorageOrNull())
    if (before !== null && before !== owner) forgetSession()
    writeDown(owner, sessionStorageOrNull())
    const shared = localStorageOrNull()
    if (ownerOf(shared) !== owner) writeDown(owner, shared)

    function reloadForAnother({ key, newValue }: StorageEvent) {
      if (key === OWNER_KEY && newValue !== null && newValue !== owner) location.assign('/')
    }
    window.addEventListener('storage', reloadForAnother)
    return () => window.removeEventListener('storage', reloadForAnother)
  }, [userId])
}

function ownerOf(storage: Storage | null): string | null {
  return storage?.getItem(OWNER_KEY) ?? null
}

/** Into a full storage nothing can be written; it then keeps nothing of anybody's that this would guard. */
function writeDown(owner: string, storage: Storage | null): void {
  try {
    storage?.setItem(OWNER_KEY, owner)
  } catch {
    storage?.removeItem(OWNER_KEY)
  }
}

function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function localStorageOrNull(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
