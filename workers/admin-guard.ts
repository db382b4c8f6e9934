import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'
import { requireUser } from './context.server.ts'
import { describeError, logEvent } from './log.ts'
import { accessApplication, accessRefusal } from './security/access.ts'
import { adminRouteOf } from './security/admin-paths.ts'
import type { ServerEnv } from './server-env.ts'

/**
 * The only guard of `/users`, `/api/users` and `/api/admin/*`; it runs before any handler. It
 * answers 401 without a session, 403 with a temporary password, 403 without the admin role, and, where Cloudflare
 * Access is configured, 403 without a valid Access token.
 * It ends every refused call. A refused *view of a page* goes on, so that the page can show the refusal inside the
 * app's shell:
 * - services for admins begin with `requireAdmin(ctx)`, which throws unless this guard has let the request through;
 * - the loader of `/users` answers `data({ refusal }, { status: 403 })` when `ctx.adminRefusal` is not null, before it
 * calls any service. (Anonymous users and users with a temporary password have been redirected by the shell before
 * that.)
 */
export const adminGuard = createMiddleware<ServerEnv>(async (c, next) => {
  const route = adminRouteOf(new URL(c.req.url).pathname)
  if (route === null) return next()
  const refusal = await refusalOf(c)
  if (refusal && !(route === 'page' && isView(c.req.method))) throw refusal
  c.var.ctx.adminRefusal = refusal?.message ?? null
  await next()
})

async function refusalOf(c: Context<ServerEnv>): Promise<AppError | null> {
  try {
    await admit(c)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

async function admit(c: Context<ServerEnv>): Promise<void> {
  if (requireUser(c.var.ctx).role !== 'admin') refuse(c, 'no_admin', 'Admins only')
  const reason = await accessReason(c)
  if (reason !== null) refuse(c, reason, 'User management needs a sign-in through Cloudflare Access')
}

/** Why Access refuses the request, or null. If it can't be determined, the request is refused. */
async function accessReason(c: Context<ServerEnv>): Promise<string | null> {
  try {
    const application = accessApplication(c.env)
    return application && (await accessRefusal(c.req.raw, application, c.var.ctx.now))
  } catch (error) {
    logEvent('error', 'access_misconfigured', { requestId: c.var.requestId, error: describeError(error) })
    return 'misconfigured'
  }
}

function refuse(c: Context<ServerEnv>, reason: string, message: string): never {
  c.var.ctx.log('admin_refused', { userId: c.var.ctx.user?.id, reason })
  throw new AppError('forbidden', message)
}

function isView(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
