import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changing requests that another site makes a browser send, of any content type (Hono's own guard accepts
 * JSON). Browsers always send an origin header with such requests; a client that sends none is not a browser and has no
 * cookies to abuse.
 */
export const sameOriginOnly = createMiddleware(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && isCrossSite(c.req.raw)) {
    throw new AppError('forbidden', 'Requests from other sites are not accepted')
  }
  await next()
})

/**
 * Pages can't forge `Sec-Fetch-Site`, and it stays right behind a proxy. `Origin` is the fallback for browsers without
 * it.
 */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== ownOrigin(request)
}

/**
 * Our origin by the Host header, which a page can't choose. The URL's host is not reliable: a server in front of the
 * Worker may read a host from a path that begins with `//`.
 */
function ownOrigin(request: Request): string {
  const { protocol, host } = new URL(request.url)
  return `${protocol}//${request.headers.get('Host') ?? host}`
}
