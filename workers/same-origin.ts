import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every changing call that another site makes a browser send, whatever its content type (Hono's own guard lets
 * JSON through). A browser always says where a changing call comes from; a client that says nothing is no browser, and
 * has no cookies that another site could use.
 */
export const sameOriginOnly = createMiddleware(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && isFromElsewhere(c.req.raw)) {
    throw new AppError('forbidden', 'Requests from other sites are not accepted')
  }
  await next()
})

/** Pages can't forge `Sec-Fetch-Site`, and it stays right behind a proxy; `Origin` is for browsers without it. */
function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== ownOrigin(request)
}

/**
 * By the Host header, which a page can't choose. The address alone is not to be trusted: a server in front of the Worker
 * may take a path that begins with `//` for a host.
 */
function ownOrigin(request: Request): string {
  const { protocol, host } = new URL(request.url)
  return `${protocol}//${request.headers.get('Host') ?? host}`
}
