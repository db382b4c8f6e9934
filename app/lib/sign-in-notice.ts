import { readOutcome } from '#contract/oauth.ts'

/** Where the browser goes when its account is deleted. */
export const AFTER_DELETION = '/auth?account=deleted'

/**
 * What the sign-in page says first, by its query: that the account was deleted, or why a provider sent the user back. Null
 * when there is nothing to say.
 */
export function signInNotice(query: URLSearchParams): { good: boolean; sentence: string } | null {
  if (query.get('account') === 'deleted') return { good: true, sentence: 'Your account was deleted.' }
  return readOutcome(query)
}
