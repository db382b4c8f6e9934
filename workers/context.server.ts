import { AppError } from '#core/result.ts'
import type { User } from '#db/accounts/users.ts'
import type { Db, Directory } from '#db/client.ts'
import type { Databases } from '#db/database-for.ts'
import type { LogFields } from './log.ts'

/** Everything a service may know about its request; no HTTP terms. */
export type ServiceContext = {
  /** Users, sessions, linked accounts. */
  directory: Directory
  db: Db
  /** Every database: for admins, and to find the records of a user who is just signing in. */
  databases: Databases
  files: R2Bucket
  /** Wakes the consumer for a row of the jobs table. */
  jobs: Queue
  /** The same for simulations, which would keep other jobs waiting. */
  simulations: Queue
  /** The signed-in user; null for an anonymous request. */
  user: User | null
  /** Hash of the session's token, and when the session began. */
  sessionTokenHash: string | null
  sessionStartedAt: number | null
  /** Hash of the known-device token; null for a browser that has never signed in. */
  deviceTokenHash: string | null
  /** Browser family and system, as `Firefox on Windows`. */
  deviceName: string
  /** Why admin functions are refused; null only after the guard (admin-guard.ts) has let the request through. */
  adminRefusal: string | null
  /** The client's address as seen by Cloudflare; client headers can't change it. */
  address: string
  /** Milliseconds since 1970, one value for the whole request. */
  now: number
  requestId: string
  /** Logs an event for the operator, such as sign-ins and refusals. Never a password or a token. */
  log: (event: string, fields?: LogFields) => void
}

/** The signed-in user, even with a pending password change. Only for user, logout and change-password. */
export function requireSignedIn(ctx: ServiceContext): User {
  if (!ctx.user) throw new AppError('unauthenticated', 'Please sign in')
  return ctx.user
}

/** The signed-in user. A temporary password must be changed before anything else is served. */
export function requireUser(ctx: ServiceContext): User {
  const user = requireSignedIn(ctx)
  if (user.mustChangePassword)
    throw new AppError('forbidden', 'You must change your temporary password first')
  return user
}

/** The signed-in admin, let through by the guard in front of the admin routes. */
export function requireAdmin(ctx: ServiceContext): User {
  const user = requireUser(ctx)
  if (ctx.adminRefusal !== null) throw new AppError('forbidden', ctx.adminRefusal)
  return user
}
