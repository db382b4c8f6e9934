import { createMiddleware } from 'hono/factory'
import { LOGOUT_COOKIE } from '#contract/logout-cookie.ts'
import { closeSession, findSession, touchSession } from '#db/accounts/sessions.ts'
import { databaseFor, noRecordsDb } from '#db/database-for.ts'
import { bestEffort } from '#workers/best-effort.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { logEvent } from '#workers/log.ts'
import { databasesForRequest } from '#workers/read-replicas.ts'
import { clientAddress } from '#workers/security/client-address.ts'
import { cookieOf, setCookie } from '#workers/security/cookie.ts'
import { deviceTokenOf } from '#workers/security/device-cookie.ts'
import { deviceName } from '#workers/security/device-name.ts'
import { isSessionSet, sessionCookie, sessionTokenOf } from '#workers/security/session-cookie.ts'
import { hashSessionToken, prolongedUntil } from '#workers/security/session-token.ts'
import type { ServerEnv } from '#workers/server-env.ts'

/** Precision of "last used" on the account page: one write an hour, not one per request. */
const SEEN_EVERY_MS = 60 * 60_000

/**
 * Identifies the user by the session cookie, in one database read; prolongs a session in the second half of its life. A browser
 * that logged out without a connection asks for the end of its session in a cookie, whatever it requests.
 */
export const identify = createMiddleware<ServerEnv>(async (c, next) => {
  const requestId = c.var.requestId
  const { databases, cookieAfter } = databasesForRequest(c.req.raw, c.env)
  const deviceToken = deviceTokenOf(c.req.raw)
  const ctx: ServiceContext = {
    directory: databases.directory,
    db: noRecordsDb,
    databases,
    files: c.env.FILES,
    jobs: c.env.JOBS,
    simulations: c.env.SIMULATIONS,
    user: null,
    sessionTokenHash: null,
    sessionStartedAt: null,
    deviceTokenHash: deviceToken && (await hashSessionToken(deviceToken)),
    deviceName: deviceName(c.req.header('User-Agent') ?? null),
    adminRefusal: 'Admins only',
    address: clientAddress(c.req.raw, c.env),
    now: Date.now(),
    requestId,
    log: (event, fields) => logEvent('info', event, { requestId, ...fields }),
  }
  c.set('ctx', ctx)
  const token = sessionTokenOf(c.req.raw)
  const isLoggedOut = cookieOf(c.req.raw, LOGOUT_COOKIE) !== null
  if (isLoggedOut && token) await closeSession(ctx.directory, await hashSessionToken(token))
  const prolonged = token === null || isLoggedOut ? null : await signIn(ctx, token)
  await next()
  if (isLoggedOut) c.header('Set-Cookie', setCookie(c.req.url, LOGOUT_COOKIE, '', 0), { append: true })
  // If the handler opened or closed a session, the old cookie must not be set again.
  if (token && prolonged && !isSessionSet(c.req.url, c.res))
    c.header('Set-Cookie', sessionCookie(c.req.url, token, prolonged - ctx.now), { append: true })
  // Anonymous requests get no bookmark: they have no records to read back.
  const bookmark = ctx.user || isSessionSet(c.req.url, c.res) ? cookieAfter(c.res) : null
  if (bookmark) c.header('Set-Cookie', bookmark, { append: true })
})

/** Puts the session's user on the context. Returns the new expiry when the session was prolonged, else null. */
async function signIn(ctx: ServiceContext, token: string): Promise<number | null> {
  const tokenHash = await hashSessionToken(token)
  const session = await findSession(ctx.directory, { tokenHash, now: ctx.now })
  if (!session) return null
  ctx.user = session.user
  ctx.db = databaseFor(ctx.databases, session)
  ctx.sessionTokenHash = tokenHash
  ctx.sessionStartedAt = session.createdAt
  const expiresAt = prolongedUntil(session, ctx.now)
  const seenLately = session.lastSeenAt !== null && ctx.now - session.lastSeenAt < SEEN_EVERY_MS
  if (expiresAt === null && seenLately) return null
  const touching = touchSession(ctx.directory, { tokenHash, lastSeenAt: ctx.now, expiresAt })
  return (await bestEffort(ctx, 'session_touched', touching)) ? expiresAt : null
}
