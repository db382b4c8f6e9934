import { createMiddleware } from 'hono/factory'
import { logEvent } from './log.ts'
import type { ServerEnv } from './server-env.ts'

/** Assigns the request id and logs one line per answer. */
export const requestLog = createMiddleware<ServerEnv>(async (c, next) => {
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
