import { createMiddleware } from 'hono/factory'
import { PAGES, type PageRow } from '#app/pages.ts'
import { AppError } from '#core/result.ts'
import { API_ROWS } from './access-table.ts'
import { logEvent } from './log.ts'
import { addressGroups } from './security/address-group.ts'
import { clientAddress } from './security/client-address.ts'
import { pathMatcher } from './security/route-pattern.ts'
import type { ServerEnv } from './server-env.ts'

/** The routes and pages whose rows say `sign_in`. */
const isSignIn = pathMatcher([
  ...API_ROWS.filter(([, [, limit]]) => limit === 'sign_in').map(([route]) => `/api${route.split(' ')[1]}`),
  ...Object.entries<PageRow>(PAGES)
    .filter(([, [, posts]]) => posts === 'sign_in')
    .map(([path]) => path),
])

/** The longest that the binding of wrangler.toml counts for. */
const PERIOD_S = 60

/**
 * The cheap layer in front of signing in: turns a flood from one address away before the database is asked. It counts
 * roughly and in each Cloudflare location anew; the exact limits are those of security/limits.ts.
 */
export const outerLimit = createMiddleware<ServerEnv>(async (c, next) => {
  if (c.req.method !== 'POST' || !isSignIn(new URL(c.req.url).pathname)) return next()
  const address = clientAddress(c.req.raw)
  if (await isFlood(c.env, address)) {
    logEvent('warn', 'flood_refused', { requestId: c.var.requestId, address })
    throw new AppError('rate_limited', 'Too many tries, please wait 1 minute', {
      retryAfterSeconds: PERIOD_S,
    })
  }
  await next()
})

/** Too many from this address, or from the wider network that an IPv6 address is in. */
async function isFlood(env: Env, address: string): Promise<boolean> {
  const { narrow, wide } = addressGroups(address)
  const asked = [env.SIGN_IN_LIMIT.limit({ key: narrow })]
  if (wide !== null) asked.push(env.SIGN_IN_NETWORK_LIMIT.limit({ key: wide }))
  return (await Promise.all(asked)).some(({ success }) => !success)
}
