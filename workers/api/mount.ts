import { waitUntil } from 'cloudflare:workers'
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'
import { type AccessRow, API_ROWS, type ApiRoute, type Audience } from '#workers/access-table.ts'
import { BODIES } from '#workers/body-kinds.ts'
import { requireAdmin, requireSignedIn, requireUser, type ServiceContext } from '#workers/context.server.ts'
import { spendRequest } from '#workers/security/limits.ts'
import { acquireSlot } from '#workers/security/request-slots.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { admitBody } from './admit-body.ts'

type PathOf<Route extends ApiRoute> = Route extends `${string} ${infer Path}` ? Path : never

/** Reads an admitted request, calls one service, answers. */
type Handle<Route extends ApiRoute> = (c: Context<ServerEnv, PathOf<Route>>) => Response | Promise<Response>

/** `refuse`: for a route whose refusals are not plain text. */
type Handler<Route extends ApiRoute> =
  | Handle<Route>
  | { handle: Handle<Route>; refuse: ErrorHandler<ServerEnv> }

/** One handler per row of the table: a missing handler, or one without a row, is a type error. */
export type Handlers = { [Route in ApiRoute]: Handler<Route> }

/** The API's router: each row of the table with its guard, limits and handler; 404 for everything else. */
export function mountRoutes(handlers: Handlers): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>()
  for (const [route, row] of API_ROWS)
    api.route('/', routeOf(route, row, handlers[route] as Handler<ApiRoute>))
  return api.all('*', (c) => c.text('There is no such API route', 404))
}

function routeOf(route: ApiRoute, row: AccessRow, handler: Handler<ApiRoute>): Hono<ServerEnv> {
  const [method, path] = route.split(' ') as [string, PathOf<ApiRoute>]
  const { handle, refuse } = typeof handler === 'function' ? { handle: handler, refuse: null } : handler
  const only = new Hono<ServerEnv>()
  if (refuse) only.onError(refuse)
  for (const check of checksOf(row)) only.on(method, path, check)
  only.on(method, path, (c) => handle(c as Context<ServerEnv, PathOf<ApiRoute>>))
  return only
}

/**
 * The order matters: a refused caller is not counted, and the request is counted and gets its slot before the body is
 * read.
 */
function checksOf(row: AccessRow): MiddlewareHandler<ServerEnv>[] {
  const [who, limit, body] = row
  const checks = [
    createMiddleware<ServerEnv>(async (c, next) => {
      // The router runs these twice for a path that is spelled as its pattern, such as `/contest/:id`.
      if (c.get('slot')) return next()
      REQUIRE[who](c.var.ctx)
      refuseForeignSave(c)
      await spendRequest(c.var.ctx, limit)
      const slot = await acquireSlot(c.var.ctx, row)
      c.set('slot', slot)
      // Else the runtime ends a request as soon as its client disconnects, and the slot is never released.
      waitUntil(slot.released)
      try {
        await next()
      } finally {
        slot.release()
      }
    }),
  ]
  if (body !== 'none' && !BODIES[body].isStreamed) checks.push(admitBody(body))
  return checks
}

/** A browser sends what a user saved offline with that user's id: by now another user may be signed in there. */
function refuseForeignSave(c: Context<ServerEnv>): void {
  const savedBy = c.req.header('Saved-By')
  if (savedBy !== undefined && savedBy !== String(c.var.ctx.user?.id))
    throw new AppError('forbidden', 'Another user saved this')
}

const REQUIRE: Record<Audience, (ctx: ServiceContext) => unknown> = {
  anyone: () => {},
  signed_in: requireSignedIn,
  settled: requireUser,
  admin: requireAdmin,
}
