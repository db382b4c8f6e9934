import { createMiddleware } from 'hono/factory'
import { PAGES, type PageRow } from '#app/pages.ts'
import { AppError } from '#core/result.ts'
import { API_ROWS } from './access-table.ts'
import { logEvent } from './log.ts'
import { addressGroups } from './security/address-group.ts'
import { clientAddress } from './security/client-address.ts'
import { normalizedPath } from './security/normalized-path.ts'
import type { ServerEnv } from './server-env.ts'

/** The routes and pages whose rows say `sign_in`. */
const isSignIn = pathMatcher([
  ...API_ROWS.filter(([, [, limit]]) => limit === 'sign_in').map(([route]) => `/api${route.split(' ')[1]}`),
  ...Object.entries<PageRow>(PAGES)
    .filter(([, [, posts]]) => posts === 'sign_in')
    .map(([path]) => path),
])

/** The longest period that the binding in wrangler.toml supports. */
const PERIOD_S = 60

/**
 * A cheap first limit for sign-in: refuses floods from one address before any database read. It counts approximately
 * and per Cloudflare location; security/limits.ts has the exact limits.
 */
export const outerLimit = createMiddleware<ServerEnv>(async (c, next) => {
  if (c.req.method !== 'POST' || !isSignIn(new URL(c.req.url).pathname)) return next()
  const address = clientAddress(c.req.raw, c.env)
  if (await isFlood(c.env, address)) {
    logEvent('warn', 'flood_refused', { requestId: c.var.requestId, address })
    throw new AppError('rate_limited', 'Too many tries, please wait 1 minute', {
      retryAfterSeconds: PERIOD_S,
    })
  }
  await next()
})

/** Too many requests from this address or its /48 (IPv6)? */
async function isFlood(env: Env, address: string): Promise<boolean> {
  const { narrow, wide } = addressGroups(address)
  const asked = [env.SIGN_IN_LIMIT.limit({ key: narrow })]
  if (wide !== null) asked.push(env.SIGN_IN_NETWORK_LIMIT.limit({ key: wide }))
  return (await Promise.all(asked)).some(({ success }) => !success)
}

/** Tests whether a path, in any spelling, matches one of the patterns (`/api/oauth/:provider/start`; lower case). */
function pathMatcher(patterns: readonly string[]): (pathname: string) => boolean {
  const shapes = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (pathname) => {
    const path = normalizedPath(pathname)
    return shapes.some((shape) => shape.test(path))
  }
}
