import { createMiddleware } from 'hono/factory'
import { OAUTH_LABELS } from '#contract/oauth.ts'
import { AppError } from '#core/result.ts'
import { logEvent } from './log.ts'
import { clientAddress } from './security/client-address.ts'
import { plainPath } from './security/plain-path.ts'
import type { ServerEnv } from './server-env.ts'

const SIGN_IN_PATHS = new Set([
  '/api/login',
  '/api/register',
  '/auth',
  ...Object.keys(OAUTH_LABELS).map((provider) => `/api/oauth/${provider}/start`),
])

/** The longest that the binding of wrangler.toml counts for. */
const PERIOD_S = 60

/**
 * The cheap layer in front of signing in: turns a flood from one address away before the database is asked. It counts
 * roughly and in each Cloudflare location anew; the exact limits are those of security/limits.ts.
 */
export const outerLimit = createMiddleware<ServerEnv>(async (c, next) => {
  if (c.req.method !== 'POST' || !SIGN_IN_PATHS.has(plainPath(new URL(c.req.url).pathname))) return next()
  const address = clientAddress(c.req.raw)
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: address })
  if (!success) {
    logEvent('warn', 'flood_refused', { requestId: c.var.requestId, address })
    throw new AppError('rate_limited', 'Too many tries, please wait 1 minute', PERIOD_S)
  }
  await next()
})
