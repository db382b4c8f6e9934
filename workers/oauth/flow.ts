import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import { generateCodeVerifier, generateState } from 'arctic'
import type { OAuthProviderId } from '#contract/oauth.ts'

/** One trip of a browser to a provider and back. */
export type OAuthFlow = {
  provider: OAuthProviderId
  state: string
  codeVerifier: string
  /** The signed-in user who wants to connect the account; null when somebody wants to sign in. */
  linkTo: number | null
}

const LIFETIME_S = 10 * 60

export function newFlow(provider: OAuthProviderId, linkTo: number | null): OAuthFlow {
  return { provider, state: generateState(), codeVerifier: generateCodeVerifier(), linkTo }
}

/**
 * Where flows wait: the KV namespace holds them for ten minutes, the browser only a signed cookie that names its own.
 * The key to the signature is made from the provider's client secret, which is there whenever a flow can be.
 */
export function flowStorage(kv: KVNamespace, { url, secret }: { url: string; secret: string }) {
  const https = new URL(url).protocol === 'https:'
  const storage = createWorkersKVSessionStorage<{ flow: OAuthFlow }>({
    kv,
    cookie: {
      name: https ? '__Host-oauth-flow' : 'oauth-flow',
      path: '/',
      httpOnly: true,
      // Strict would keep it from us: the browser comes back from the provider's site.
      sameSite: 'lax',
      secure: https,
      maxAge: LIFETIME_S,
      secrets: [`oauth-flow:${secret}`],
    },
  })
  return {
    /** Keeps the flow and returns the `Set-Cookie` value for the browser that goes on the trip. */
    async keep(flow: OAuthFlow): Promise<string> {
      const session = await storage.getSession()
      session.set('flow', flow)
      return storage.commitSession(session)
    },

    /** The browser's flow, which is gone afterwards, and the `Set-Cookie` value that makes the browser forget it. */
    async take(request: Request): Promise<{ flow: OAuthFlow; forgotten: string } | null> {
      const session = await storage.getSession(request.headers.get('Cookie'))
      const flow = session.get('flow')
      return flow ? { flow, forgotten: await storage.destroySession(session) } : null
    },
  }
}
