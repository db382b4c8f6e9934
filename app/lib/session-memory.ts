import { forgetStoredAnswers } from './service-worker-client.ts'
import { forgetSlates } from './slate-storage.ts'

/**
 * What this tab remembers of a signed-in user: loader answers, kept until a change invalidates them (SPEC.md
 * section 7: no refetch, no polling, never stale), and whatever else registers here to be forgotten at logout.
 */

const answers = new Map<string, unknown>()

/** The remembered answer of that loader, or a fresh one that is remembered from now on. */
export async function remembered<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
  if (answers.has(key)) return answers.get(key) as Answer
  const answer = await load()
  answers.set(key, answer)
  return answer
}

/** Forgets every answer whose key starts so: `invalidate('lineups')` covers the list and each lineup. */
export function invalidate(keyPrefix: string): void {
  for (const key of answers.keys()) if (key.startsWith(keyPrefix)) answers.delete(key)
}

/** Nothing of one user may stay for the next one at this browser. */
export function forgetSession(): void {
  answers.clear()
  forgetSlates()
  forgetStoredAnswers()
  try {
    sessionStorage.clear()
  } catch {
    // Blocked storage holds nothing.
  }
}
