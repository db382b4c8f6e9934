import { orAborted } from '#workers/abortable-wait.ts'
import { type Identity, type OAuthProvider, oauthClient } from './providers.ts'

const DEADLINE_MS = 10_000

export type Grant = { code: string; codeVerifier: string; redirectUri: string }

/**
 * Exchanges the authorization code for a token and reads the user's profile with it. Throws when the provider refuses,
 * sends an invalid answer, or both steps take longer than the deadline.
 */
export async function fetchIdentity(
  provider: OAuthProvider,
  { code, codeVerifier, redirectUri }: Grant,
  deadlineMs = DEADLINE_MS,
): Promise<Identity> {
  const signal = AbortSignal.timeout(deadlineMs)
  const tokens = await orAborted(
    oauthClient(provider, redirectUri).validateAuthorizationCode(provider.tokenUrl, code, codeVerifier),
    signal,
  )
  const answer = await fetch(provider.userinfoUrl, {
    headers: { Authorization: `Bearer ${tokens.accessToken()}`, Accept: 'application/json' },
    redirect: 'manual',
    signal,
  })
  if (answer.status !== 200)
    throw new Error(`${provider.id} answered ${answer.status} to the profile request`)
  return provider.readIdentity(await answer.json())
}
