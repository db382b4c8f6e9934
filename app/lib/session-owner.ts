import { useEffect } from 'react'
import { forgetSession } from './session-memory.ts'

const OWNER_KEY = 'session-owner'

/**
 * Ties what this tab remembers to its user. When another user signs in here, everything of the former one is dropped.
 * Being sent to sign in again drops nothing: it may be the same user, with work not yet saved.
 * A page that may show another user's records loads anew: in other tabs when another user signs in, and on Back when
 * the browser kept the page as it was (WebKit does so over http even though our answers say `no-store`).
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

/** On the sign-in page no user is signed in, however the last session ended. */
export function useNoSessionOwner(): void {
  useEffect(() => localStorageOrNull()?.removeItem(OWNER_KEY), [])
}

function ownerOf(storage: Storage | null): string | null {
  return storage?.getItem(OWNER_KEY) ?? null
}

/** A full storage refuses the write; the data that this guards could not be written to it either. */
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
