import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import { generateCodeVerifier, generateState } from 'arctic'
import type { OAuthProviderId } from '#contract/oauth.ts'

/** One authorization request, from the redirect to the provider until the callback. */
export type OAuthFlow = {
  provider: OAuthProviderId
  state: string
  codeVerifier: string
  /** The signed-in user who connects a provider; null for a sign-in. */
  linkTo: number | null
}

const LIFETIME_S = 10 * 60

export function newFlow(provider: OAuthProviderId, linkTo: number | null): OAuthFlow {
  return { provider, state: generateState(), codeVerifier: generateCodeVerifier(), linkTo }
}

/**
 * Stores pending flows in KV for ten minutes. The browser only gets a signed cookie with the flow's id. The signing key
 * is derived from the provider's client secret, so no further secret is needed.
 */
export function flowStorage(kv: KVNamespace, { url, secret }: { url: string; secret: string }) {
  const https = new URL(url).protocol === 'https:'
  const storage = createWorkersKVSessionStorage<{ flow: OAuthFlow }>({
    kv,
    cookie: {
      name: https ? '__Host-oauth-flow' : 'oauth-flow',
      path: '/',
      httpOnly: true,
      // The provider redirects back from its own site; `Strict` would withhold the cookie.
      sameSite: 'lax',
      secure: https,
      maxAge: LIFETIME_S,
      secrets: [`oauth-flow:${secret}`],
    },
  })
  return {
    /** Stores the flow; returns the `Set-Cookie` value for the browser. */
    async keep(flow: OAuthFlow): Promise<string> {
      const session = await storage.getSession()
      session.set('flow', flow)
      return storage.commitSession(session)
    },

    /** Takes the browser's flow out of the store; also returns the `Set-Cookie` value that clears the cookie. */
    async take(request: Request): Promise<{ flow: OAuthFlow; forgotten: string } | null> {
      const session = await storage.getSession(request.headers.get('Cookie'))
      const flow = session.get('flow')
      return flow ? { flow, forgotten: await storage.destroySession(session) } : null
    },
  }
}
