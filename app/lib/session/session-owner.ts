import { useEffect } from 'react'
import { DEVICE_USER_KEY, forgetShared, forgetTab, INSIGHTS_NOTES_KEY } from './session-memory.ts'

/*
 * Whose data this browser holds. The id of the signed-in user is in local storage, for all tabs, and in the session storage of
 * each tab that has data of the user. Nothing is read for a tab whose user is not that of all tabs.
 */

const OWNER_KEY = 'session-owner'
/** When a page was last shown to the signed-in user, in milliseconds since 1970. */
const SEEN_KEY = 'session-seen'

/** A session lives 30 days from its last use at most (workers/security/session-token.ts). */
const LONGEST_SESSION_MS = 30 * 24 * 60 * 60_000

// A tab that comes back after its session ended in another one shows nothing of what it held.
if (typeof window !== 'undefined' && isOfEndedSession()) forgetTab()

/**
 * Binds the browser's data to the signed-in user, whose sign-in deletes everything of the users before. `userId` is null where
 * no user is signed in, and on a page that was opened without the server (`isOfflineCopy`), which has the data of the last one.
 * When the session ends in another tab, this one leaves for the sign-in page; when another user signs in there, it starts
 * anew. So does a page that the browser restored from memory on Back (WebKit does so over http despite `no-store`).
 */
export function useSessionOwner(userId: number | null, isOfflineCopy: boolean): void {
  useEffect(() => {
    if (userId === null && !isOfflineCopy) leave()
    const owner = userId === null ? sessionOwner() : String(userId)
    if (owner === null) return
    const shared = localStorageOrNull()
    if (userId !== null) enter(owner)

    function followOthers({ key, newValue }: StorageEvent) {
      if (key !== OWNER_KEY && key !== null) return
      if (newValue === null) location.replace('/auth')
      else if (newValue !== owner) location.assign('/')
    }
    function reloadIfKept({ persisted }: PageTransitionEvent) {
      if (!persisted || ownerOf(shared) === owner) return
      document.documentElement.hidden = true
      location.reload()
    }
    window.addEventListener('storage', followOthers)
    window.addEventListener('pageshow', reloadIfKept)
    return () => {
      window.removeEventListener('storage', followOthers)
      window.removeEventListener('pageshow', reloadIfKept)
    }
  }, [userId, isOfflineCopy])
}

function enter(owner: string): void {
  const [tab, shared] = [sessionStorageOrNull(), localStorageOrNull()]
  const before = ownerOf(tab)
  if (before !== null && before !== owner) forgetTab()
  if (ownerOf(shared) !== owner) {
    if (ownerOf(shared) !== null) forgetShared()
    void forgetRecords(({ forgetOtherUsers }) => forgetOtherUsers(owner))
  }
  write(tab, OWNER_KEY, owner)
  write(shared, OWNER_KEY, owner)
  write(shared, SEEN_KEY, String(Date.now()))
}

/**
 * There is no session, whatever ended it: this browser shows nothing of its user any more. What the server does not have yet
 * stays for its owner (forget-records.client.ts). What was made without an account stays too.
 */
function leave(): void {
  const [tab, shared] = [sessionStorageOrNull(), localStorageOrNull()].map(ownerOf)
  if (tab !== null) forgetTab()
  if (tab === null && shared === null) return
  forgetShared()
  void forgetRecords(({ forgetSentRecords }) => forgetSentRecords())
}

/** For the sign-in page, which is shown only without a session. When a user signs in in another tab, this one follows. */
export function useNoSessionOwner(): void {
  useEffect(() => {
    leave()
    function follow({ key, newValue }: StorageEvent) {
      if (key === OWNER_KEY && newValue !== null) location.assign('/')
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}

/**
 * The server has answered that there is no session. What it has too is deleted; the page stays, so that what waits can be
 * sent after a sign-in.
 */
export async function sessionHasEnded(): Promise<void> {
  for (const key of [DEVICE_USER_KEY, INSIGHTS_NOTES_KEY]) localStorageOrNull()?.removeItem(key)
  await forgetRecords(({ forgetSentRecords }) => forgetSentRecords())
}

/**
 * The user whose data this browser holds, also where a page was opened without the server; null without one, and once the
 * session must have run out.
 */
export function sessionOwner(): string | null {
  const [tab, shared] = [sessionStorageOrNull(), localStorageOrNull()]
  if (isOfEndedSession()) return null
  const seenAt = Number(shared?.getItem(SEEN_KEY) ?? Date.now())
  if (Date.now() - seenAt > LONGEST_SESSION_MS) return null
  return ownerOf(shared) ?? ownerOf(tab)
}

/** This tab has data of a user who is not that of all tabs. Where local storage is full or blocked, it may be the same. */
function isOfEndedSession(): boolean {
  const [tab, shared] = [sessionStorageOrNull(), localStorageOrNull()]
  const owner = ownerOf(tab)
  return owner !== null && owner !== ownerOf(shared) && canWrite(shared)
}

/** Without the code, the next page that can load it deletes the records. */
async function forgetRecords(
  run: (code: typeof import('../stored/forget-records.client.ts')) => Promise<void>,
): Promise<void> {
  await import('../stored/forget-records.client.ts').then(run, () => {})
}

function ownerOf(storage: Storage | null): string | null {
  return storage?.getItem(OWNER_KEY) ?? null
}

/** If storage is full, the write fails; the data that this guards cannot be stored either. */
function write(storage: Storage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    storage?.removeItem(key)
  }
}

function canWrite(storage: Storage | null): boolean {
  try {
    storage?.setItem(SEEN_KEY, storage.getItem(SEEN_KEY) ?? String(Date.now()))
    return storage !== null
  } catch {
    return false
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
