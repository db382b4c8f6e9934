const KEY = 'trial-draft'

/*
 * The lineup that a visitor made at /try without an account: a draft of the sample slate as text, in local storage, so that it
 * is still there after registration, also in another tab. A sign-out deletes it with everything else of a user.
 */

export function storeTrialDraft(draft: string): void {
  try {
    localStorage.setItem(KEY, draft)
  } catch {
    // Blocked or full: the lineup lasts as long as its page.
  }
}

/** Null if nothing was made. */
export function loadTrialDraft(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Once the lineup is in an account. */
export function forgetTrialDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Blocked storage has nothing to remove.
  }
}
