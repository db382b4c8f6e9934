import { useEffect } from 'react'
import { DEVICE_USER_KEY, forgetSession } from './session-memory.ts'

const OWNER_KEY = 'session-owner'

/**
 * Binds the tab's cached data to its user. If another user signs in, all data of the former one is deleted. A redirect to
 * sign-in deletes nothing, since the same user may return with unsaved work.
 * A page that may show another user's records is reloaded: in other tabs when another user signs in, and on Back if the
 * browser restored it from memory (WebKit does so over http despite `no-store`).
 */
export function useSessionOwner(userId: number | null): void {
  useEffect(() => {
    if (userId === null) return
    const owner = String(userId)
    const before = ownerOf(sessionStorageOrNull())
    if (before !== null && before !== owner) void forgetSession(before)
    writeDown(owner, sessionStorageOrNull())
    const shared = localStorageOrNull()
    if (ownerOf(shared) !== owner) writeDown(owner, shared)

    function reloadForAnother({ key, newValue }: StorageEvent) {
      if (key === OWNER_KEY && newValue !== null && newValue !== owner) location.assign('/')
    }
    function reloadIfKept({ persisted }: PageTransitionEvent) {
      if (!persisted || ownerOf(shared) === owner) return
      document.documentElement.hidden = true
      location.reload()
    }
    window.addEventListener('storage', reloadForAnother)
    window.addEventListener('pageshow', reloadIfKept)
    return () => {
      window.removeEventListener('storage', reloadForAnother)
      window.removeEventListener('pageshow', reloadIfKept)
    }
  }, [userId])
}

/** No user is signed in on the sign-in page. */
export function useNoSessionOwner(): void {
  useEffect(() => {
    for (const key of [OWNER_KEY, DEVICE_USER_KEY]) localStorageOrNull()?.removeItem(key)
  }, [])
}

/** The user whose data this browser holds, also where a page was opened without the server; null without one. */
export function sessionOwner(): string | null {
  return ownerOf(sessionStorageOrNull()) ?? ownerOf(localStorageOrNull())
}

function ownerOf(storage: Storage | null): string | null {
  return storage?.getItem(OWNER_KEY) ?? null
}

/** If storage is full, the write fails; the data that this guards cannot be stored either. */
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
