import { forgetStoredAnswers } from '../browser/service-worker-client.ts'
import { forgetMemories } from '../stored/memory-changes.ts'
import { forgetSlates } from '../stored/slate-storage.ts'

/**
 * What this tab caches for a signed-in user: loader data, kept until a change invalidates it (SPEC.md section 7: no
 * refetch, no polling, never stale), and other data registered here to be cleared at logout.
 */

/** What Contest Insights keeps in this browser. */
export const INSIGHTS_NOTES_KEY = 'contest-insights'
/** The removal of an email that the user has read about (email-line.tsx): a time, and nothing of the user. */
export const EMAIL_NOTICE_KEY = 'email-notice'
/** The name of the signed-in user (device-user.ts). */
export const DEVICE_USER_KEY = 'device-user'

const answers = new Map<string, unknown>()
/** Requests that are not answered yet. */
const requests = new Map<string, Promise<unknown>>()

/**
 * The cached data of the loader, or its fresh data, which is then cached. If the same data was already requested, for
 * example when the link was pressed, that request is awaited; should it fail, the loader asks again.
 */
export async function remembered<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
  if (answers.has(key)) return answers.get(key) as Answer
  const earlier = requests.get(key)
  if (earlier)
    return earlier.then(
      (answer) => answer as Answer,
      () => remembered(key, load),
    )
  const request = load()
  requests.set(key, request)
  try {
    const answer = await request
    // Not if the data was invalidated while it was loading.
    if (requests.get(key) === request) answers.set(key, answer)
    return answer
  } finally {
    if (requests.get(key) === request) requests.delete(key)
  }
}

/** Caches something other than loader data, for example how far a list was read, under the same rules. */
export function remember(key: string, value: unknown): void {
  answers.set(key, value)
}

export function recall<Value>(key: string): Value | undefined {
  return answers.get(key) as Value | undefined
}

/** Removes every entry whose key starts with the prefix: `invalidate('lineups')` covers the list and each lineup. */
export function invalidate(keyPrefix: string): void {
  for (const kept of [answers, requests])
    for (const key of kept.keys()) if (key.startsWith(keyPrefix)) kept.delete(key)
}

/** After a change of an entry set: what depends on it is under `lineups`, and its figures on Historical Data. */
export function invalidateEntrySets(): void {
  for (const records of ['lineups', 'history']) invalidate(records)
}

/** After a change of a contest: its standings and payouts give entries of sets their results. */
export function invalidateContests(): void {
  invalidate('contests')
  invalidateEntrySets()
}

/** Clears what this tab holds of its user: data in memory, and session storage. */
export function forgetTab(): void {
  answers.clear()
  requests.clear()
  forgetSlates()
  try {
    sessionStorage.clear()
  } catch {
    // Blocked storage has nothing to clear.
  }
}

/** Keys of local storage that say how this browser shows things and nothing of a user. Any other key is a user's. */
const PREFERENCES: readonly string[] = [
  'theme',
  'device-id',
  'pool-table',
  'all-figures',
  'screen-keys',
  'projection-columns',
  EMAIL_NOTICE_KEY,
]

/** Clears what all tabs share of a user, except the database: local storage and the service worker's answers. */
export function forgetShared(): void {
  forgetStoredAnswers()
  try {
    for (const key of Object.keys(localStorage)) if (!PREFERENCES.includes(key)) localStorage.removeItem(key)
  } catch {
    // Blocked storage has nothing to clear.
  }
}

/**
 * Deletes all data of the user in this browser, sent or not; the other tabs leave for the sign-in page. Before the document
 * is left, await it: the database is deleted last.
 */
export async function forgetSession(user: string): Promise<void> {
  forgetTab()
  forgetShared()
  await forgetMemories(user)
}
