import { readOutcome } from '#contract/oauth.ts'

/** The address after an account was deleted. */
export const AFTER_DELETION = '/auth?account=deleted'

/**
 * The notice of the sign-in page for its query: the account was deleted, a lineup of the live sample is to be saved, or a
 * provider sign-in failed. Null if there is none.
 */
export function signInNotice(query: URLSearchParams): { good: boolean; sentence: string } | null {
  if (query.get('account') === 'deleted') return { good: true, sentence: 'Your account was deleted.' }
  if (query.get('save') === 'lineup')
    return {
      good: true,
      sentence: 'Create an account to save your lineup. It is kept in this browser until then.',
    }
  return readOutcome(query)
}
