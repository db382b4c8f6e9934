import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { OFFLINE_PAGES, offlineCopyOf } from '#app/service-worker/offline-pages.ts'
import { AppError } from '#core/result.ts'
import { adminGuard } from './admin-guard.ts'
import { admitBody } from './api/admit-body.ts'
import { answerFailure, answerRefusal } from './api/answer.ts'
import { ClientGone } from './api/client-gone.ts'
import { api } from './api/index.ts'
import { identify } from './api/session.ts'
import { drainBodies } from './drain-body.ts'
import { checkEnvironment } from './env.ts'
import { pageBody, wantsPage } from './failure-page.ts'
import { knownHostOnly } from './known-host.ts'
import { describeError, logEvent } from './log.ts'
import { outerLimit } from './outer-limit.ts'
import { offlineCopies, pages } from './pages.ts'
import { consume, sweep } from './queue/index.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServerEnv } from './server-env.ts'

const configured = createMiddleware<ServerEnv>(async (c, next) => {
  checkEnvironment(c.env)
  await next()
})

/** Assigns the request id and logs one line per answer. */
const requestLog = createMiddleware<ServerEnv>(async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  const startedAt = Date.now()
  await next()
  c.header('X-Request-Id', requestId)
  logEvent(c.res.status >= 500 ? 'error' : 'info', 'request', {
    requestId,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - startedAt,
    userId: c.var.ctx?.user?.id ?? null,
  })
})

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changing requests that another site makes a browser send, of any content type (Hono's own guard accepts
 * JSON). Browsers always send an origin header with such requests; a client that sends none is not a browser and has no
 * cookies to abuse.
 */
const sameOriginOnly = createMiddleware(async (c, next) => {
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

const server = new Hono<ServerEnv>()
  .use(drainBodies, requestLog, securityHeaders, configured)
  .use(knownHostOnly, sameOriginOnly)
  .use(outerLimit, identify, adminGuard)
  .route('/api', api)
  .on('GET', OFFLINE_PAGES.map(offlineCopyOf), offlineCopies)
  .all('*', admitBody('form'), pages)
  .onError((error, c) => {
    if (error instanceof AppError) return answerRefusal(error)
    if (error instanceof ClientGone) {
      logEvent('info', 'client_gone', { requestId: c.var.requestId })
      return answerRefusal(new AppError('invalid_input', error.message))
    }
    logEvent('error', 'failure', { requestId: c.var.requestId, error: describeError(error) })
    return answerFailure(error, c.var.requestId, wantsPage(c.req.raw) ? pageBody : undefined)
  })

export default {
  fetch: server.fetch,
  queue: consume,
  scheduled: sweep,
} satisfies ExportedHandler<Env>
