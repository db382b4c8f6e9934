import { AppError } from '#core/result.ts'
import type { Db, Directory } from '#db/client.ts'
import type { Databases } from '#db/database-for.ts'
import type { User } from '#db/users.ts'
import type { LogFields } from './log.ts'

/** All a service may know about the request it serves; no HTTP words. */
export type ServiceContext = {
  /** The accounts. */
  directory: Directory
  /** The records of whoever is signed in. */
  db: Db
  /** All there are: for admins, and to find somebody's who is not signed in yet. */
  databases: Databases
  files: R2Bucket
  /** Wakes the consumer for a row of the jobs table. */
  jobs: Queue
  /** Who is asking; null when nobody is signed in. */
  user: User | null
  /** The hash of the session the caller came with, and when that session began. */
  sessionTokenHash: string | null
  sessionStartedAt: number | null
  /** The hash of the token by which the caller's browser is known; null for one that never signed in. */
  deviceTokenHash: string | null
  /** Browser family and system, as `Firefox on Windows`. */
  deviceName: string
  /** Why what is for admins stays closed; null only once the guard (admin-guard.ts) has let the request through. */
  adminRefusal: string | null
  /** Where the request came from, as Cloudflare saw it; no header of the client's own can change it. */
  address: string
  /** Milliseconds since 1970, one value for the whole request. */
  now: number
  requestId: string
  /** Notes what happened, for the operator: sign-ins, refusals. Never a password or a token. */
  log: (event: string, fields?: LogFields) => void
}

/** Whoever is signed in, a pending password change or not. Only for user, logout and change-password. */
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
