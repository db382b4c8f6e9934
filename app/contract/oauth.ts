/** The sign-in providers: the id as used in addresses, and the display name. */
export const OAUTH_LABELS = { google: 'Google', discord: 'Discord' } as const
export type OAuthProviderId = keyof typeof OAUTH_LABELS

export function isOAuthProviderId(value: string | null): value is OAuthProviderId {
  return value !== null && Object.hasOwn(OAUTH_LABELS, value)
}

const OUTCOMES = {
  cancelled: (label: string) => `Signing in with ${label} was cancelled`,
  expired: (label: string) =>
    `Signing in with ${label} took too long or was started elsewhere, please try again`,
  provider_failed: (label: string) => `${label} did not answer as expected, please try again later`,
  unverified_email: (label: string) =>
    `Your ${label} account has no verified email. Verify it there first, or sign up here with a password`,
  email_in_use: (label: string) =>
    `There already is an account with the email of your ${label} account. Sign in with its password, then connect ${label} on your account page (top right)`,
  linked_elsewhere: (label: string) => `This ${label} account is already connected to another account here`,
  disabled: (_label: string) => 'This account is disabled. Please ask an admin to enable it',
  wrong_password: (label: string) => `That password is not right, so ${label} was not connected`,
  too_many_tries: (label: string) =>
    `Too many wrong passwords, so ${label} was not connected. Please wait 15 minutes`,
  sign_in_again: (label: string) =>
    `To connect ${label}, first log out and sign in again, then do it within 10 minutes`,
  linked: (label: string) => `${label} is connected: from now on it signs you in`,
} satisfies Record<string, (label: string) => string>

export type OAuthOutcome = keyof typeof OUTCOMES
export type OAuthRefusal = Exclude<OAuthOutcome, 'linked'>

/** The result of a provider sign-in as query parameters: two ids, never text from outside. */
export function outcomeQuery(provider: OAuthProviderId, outcome: OAuthOutcome): string {
  return `?${new URLSearchParams({ oauth: outcome, provider })}`
}

/** The sentence for the query parameters; null if they are missing or unknown. */
export function readOutcome(query: URLSearchParams): { good: boolean; sentence: string } | null {
  const outcome = query.get('oauth')
  const provider = query.get('provider')
  if (outcome === null || !Object.hasOwn(OUTCOMES, outcome) || !isOAuthProviderId(provider)) return null
  return {
    good: outcome === 'linked',
    sentence: OUTCOMES[outcome as OAuthOutcome](OAUTH_LABELS[provider]),
  }
}
