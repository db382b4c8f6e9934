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
import { requestLog } from './request-log.ts'
import { sameOriginOnly } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServerEnv } from './server-env.ts'

const configured = createMiddleware<ServerEnv>(async (c, next) => {
  checkEnvironment(c.env)
  await next()
})

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
