import { forgetStoredAnswers } from './service-worker-client.ts'
import { forgetMemories } from './slate-memory/memory-changes.ts'
import { forgetSlates } from './slate-storage.ts'

/**
 * What this tab caches for a signed-in user: loader data, kept until a change invalidates it (SPEC.md section 7: no
 * refetch, no polling, never stale), and other data registered here to be cleared at logout.
 */

/** What Contest Insights keeps in this browser. */
export const INSIGHTS_NOTES_KEY = 'contest-insights'

const answers = new Map<string, unknown>()

/** The cached data of the loader, or its fresh data, which is then cached. */
export async function remembered<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
  if (answers.has(key)) return answers.get(key) as Answer
  const answer = await load()
  answers.set(key, answer)
  return answer
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
  for (const key of answers.keys()) if (key.startsWith(keyPrefix)) answers.delete(key)
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

/**
 * Clears all data of the user, so that the next user of this browser cannot see it. Before the document is left, await
 * it: the slates' memories are deleted last.
 */
export async function forgetSession(user: string): Promise<void> {
  answers.clear()
  forgetSlates()
  forgetStoredAnswers()
  try {
    sessionStorage.clear()
    localStorage.removeItem(INSIGHTS_NOTES_KEY)
  } catch {
    // Blocked storage has nothing to clear.
  }
  await forgetMemories(user)
}
