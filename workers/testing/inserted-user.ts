import { env } from 'cloudflare:workers'
import { insertUser, type User } from '#db/accounts/users.ts'
import { createDirectory } from '#db/client.ts'
import { databaseForNewUsers, openDatabases } from '#db/database-for.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { type SignedIn, startSession } from '#workers/services/auth/start-session.ts'

/** The password of every inserted user, hashed once: a hash takes longer than all else that makes a user. */
export const PASSWORD = 'correct horse battery'
const passwordHash = hashPassword(PASSWORD)

/** A new user with a session, inserted directly, as a registration would leave them. */
export async function insertedUser(username: string, role: User['role']): Promise<SignedIn> {
  const password = await passwordHash
  const made = await insertUser(createDirectory(env.DB), {
    username,
    email: null,
    emailVerified: false,
    password,
    hasPassword: true,
    role,
    mustChangePassword: false,
    temporaryPasswordExpiresAt: null,
    database: databaseForNewUsers(openDatabases(env)),
    createdAt: Date.now(),
  })
  if (!made.ok) throw new Error(`could not insert ${username}: ${made.error}`)
  return (await startSession(contextOf(made.value), made.value, { password }))!
}

/** The context of a request by this user. */
export function contextOf(user: User | null): ServiceContext {
  const databases = openDatabases(env)
  return {
    directory: databases.directory,
    db: databases.ofRecords[0]!,
    databases,
    files: env.FILES,
    jobs: env.JOBS,
    simulations: env.SIMULATIONS,
    user,
    sessionTokenHash: null,
    sessionStartedAt: null,
    deviceTokenHash: null,
    deviceName: 'Unknown browser',
    adminRefusal: 'Admins only',
    address: 'test',
    now: Date.now(),
    requestId: 'test',
    log: () => {},
  }
}
