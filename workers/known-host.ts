import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'
import type { ServerEnv } from './server-env.ts'

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * On a local server, refuses requests for a name that is neither this machine's nor one of PUBLIC_HOSTS: another site can let
 * its own name point to 127.0.0.1 (DNS rebinding), and its pages would then be of one origin with the server. Deployed,
 * Cloudflare passes on only requests for the Worker's own names.
 */
export const knownHostOnly = createMiddleware<ServerEnv>(async (c, next) => {
  if (c.env.APP_ENV !== 'production' && !isKnownHost(c.req.raw, c.env.PUBLIC_HOSTS)) {
    throw new AppError('forbidden', 'This server answers at localhost only, or at a name in PUBLIC_HOSTS')
  }
  await next()
})

/** `publicHosts`: names without ports, separated by commas. */
export function isKnownHost(request: Request, publicHosts = ''): boolean {
  const name = nameOf(request.headers.get('Host') ?? new URL(request.url).host)
  const known = publicHosts.split(',').map((host) => host.trim().toLowerCase())
  return name !== '' && (LOOPBACK.test(name) || known.includes(name))
}

/** In lower case, without the port and the final dot of a full name. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
