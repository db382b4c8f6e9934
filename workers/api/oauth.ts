import { CodeChallengeMethod } from 'arctic'
import type { Context } from 'hono'
import { isOAuthProviderId, type OAuthOutcome, outcomeQuery } from '#contract/oauth.ts'
import { AppError, type AppErrorCode } from '#core/result.ts'
import { requireUser } from '#workers/context.server.ts'
import { describeError, logEvent } from '#workers/log.ts'
import { fetchIdentity } from '#workers/oauth/fetch-identity.ts'
import {
  configuredProvider,
  type Identity,
  type OAuthProvider,
  oauthClient,
} from '#workers/oauth/providers.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { confirmOwner } from '#workers/services/auth/confirm-owner.ts'
import { linkIdentity } from '#workers/services/auth/link-identity.ts'
import { loginWithProvider } from '#workers/services/auth/login-with-provider.ts'
import { flowStorage, newFlow, type OAuthFlow } from '../oauth/flow.ts'
import type { Handlers } from './mount.ts'
import { setSignedInCookies } from './signed-in-cookies.ts'

/** In UTF-16 units; longer passwords can't be right. */
const LONGEST_PASSWORD = 1024

/**
 * HTML forms post to `start` (sign in) or `link` (connect to the signed-in user); the provider redirects to `callback`.
 */
export const oauthHandlers = {
  'POST /oauth/:provider/start': (c) => sendToProvider(c, null),
  'POST /oauth/:provider/link': (c) => linkAfterPassword(c),
  'GET /oauth/:provider/callback': async (c) => {
    const provider = requireProvider(c)
    const taken = await flows(c, provider).take(c.req.raw)
    if (taken) c.header('Set-Cookie', taken.forgotten)
    const outcome = await finish(c, provider, taken?.flow ?? null)
    if (outcome === 'signed_in') return c.redirect('/', 303)
    return c.redirect((c.var.ctx.user ? '/account' : '/auth') + outcomeQuery(provider.id, outcome), 303)
  },
} satisfies Partial<Handlers>

/** Why the owner was not confirmed, in the words of the account page. */
const UNCONFIRMED: Partial<Record<AppErrorCode, OAuthOutcome>> = {
  invalid_input: 'wrong_password',
  rate_limited: 'too_many_tries',
  forbidden: 'sign_in_again',
}

/**
 * Asks for the password first: a linked provider can sign in to the account from then on, so an open session is not
 * enough.
 */
async function linkAfterPassword(c: Context<ServerEnv>): Promise<Response> {
  const { id } = requireUser(c.var.ctx)
  const provider = requireProvider(c)
  try {
    await confirmOwner(c.var.ctx, await passwordField(c))
  } catch (error) {
    const outcome = error instanceof AppError ? UNCONFIRMED[error.code] : undefined
    if (!outcome) throw error
    return c.redirect(`/account${outcomeQuery(provider.id, outcome)}`, 303)
  }
  return sendToProvider(c, id)
}

/** The password field; empty when the body is not a form. */
async function passwordField(c: Context<ServerEnv>): Promise<string> {
  const fields = await c.req.parseBody().catch((): Record<string, unknown> => ({}))
  return typeof fields.password === 'string' ? fields.password.slice(0, LONGEST_PASSWORD) : ''
}

async function sendToProvider(c: Context<ServerEnv>, linkTo: number | null): Promise<Response> {
  const provider = requireProvider(c)
  const flow = newFlow(provider.id, linkTo)
  const address = oauthClient(provider, redirectUri(c, provider)).createAuthorizationURLWithPKCE(
    provider.authorizationUrl,
    flow.state,
    CodeChallengeMethod.S256,
    flow.codeVerifier,
    provider.scopes,
  )
  c.header('Set-Cookie', await flows(c, provider).keep(flow))
  return c.redirect(address.href, 303)
}

/** Exchanges the code only when the browser holds a flow and its state matches. */
async function finish(
  c: Context<ServerEnv>,
  provider: OAuthProvider,
  flow: OAuthFlow | null,
): Promise<OAuthOutcome | 'signed_in'> {
  if (flow?.provider !== provider.id || flow.state !== c.req.query('state')) return 'expired'
  const code = c.req.query('code')
  if (!code) return c.req.query('error') === 'access_denied' ? 'cancelled' : 'provider_failed'
  const identity = await callbackIdentity(c, provider, code, flow)
  if (!identity) return 'provider_failed'
  return flow.linkTo === null ? enter(c, identity) : link(c, identity, flow.linkTo)
}

async function callbackIdentity(
  c: Context<ServerEnv>,
  provider: OAuthProvider,
  code: string,
  { codeVerifier }: OAuthFlow,
): Promise<Identity | null> {
  try {
    return await fetchIdentity(provider, { code, codeVerifier, redirectUri: redirectUri(c, provider) })
  } catch (error) {
    const { requestId } = c.var
    logEvent('warn', 'oauth_failed', { requestId, provider: provider.id, error: describeError(error) })
    return null
  }
}

async function enter(c: Context<ServerEnv>, identity: Identity): Promise<OAuthOutcome | 'signed_in'> {
  const entered = await loginWithProvider(c.var.ctx, identity)
  if (!entered.ok) return entered.error
  setSignedInCookies(c, entered.value)
  return 'signed_in'
}

async function link(c: Context<ServerEnv>, identity: Identity, askedBy: number): Promise<OAuthOutcome> {
  const linked = await linkIdentity(c.var.ctx, identity, askedBy)
  return linked.ok ? 'linked' : linked.error
}

/** A provider without configuration is not found, like one that does not exist. */
function requireProvider(c: Context<ServerEnv>): OAuthProvider {
  const id = c.req.param('provider') ?? null
  const provider = isOAuthProviderId(id) ? configuredProvider(c.env, id) : null
  if (!provider) throw new AppError('not_found', 'There is no such sign-in provider')
  return provider
}

function flows(c: Context<ServerEnv>, provider: OAuthProvider) {
  return flowStorage(c.env.FLOWS, { url: c.req.url, secret: provider.clientSecret })
}

function redirectUri(c: Context<ServerEnv>, provider: OAuthProvider): string {
  return new URL(`/api/oauth/${provider.id}/callback`, c.req.url).href
}
