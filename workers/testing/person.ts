import { env } from 'cloudflare:workers'
import { insertUser, type User } from '#db/accounts/users.ts'
import { createDirectory, FIRST_DATABASE } from '#db/client.ts'
import { openDatabases } from '#db/database-for.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { startSession } from '#workers/services/auth/start-session.ts'
import { PASSWORD } from './make-user.ts'

export type Person = User & { cookie: string }

const passwordHash = hashPassword(PASSWORD)

/** A new user with `PASSWORD` and a session, inserted directly: faster than registering. */
export async function newPerson(role: User['role'] = 'user'): Promise<Person> {
  const password = await passwordHash
  const made = await insertUser(createDirectory(env.DB), {
    username: `person-${crypto.randomUUID()}`,
    email: null,
    emailVerified: false,
    password,
    hasPassword: true,
    role,
    mustChangePassword: false,
    temporaryPasswordExpiresAt: null,
    database: FIRST_DATABASE,
    createdAt: Date.now(),
  })
  if (!made.ok) throw new Error(made.error)
  const user = made.value
  const signedIn = await startSession(contextOf(user), user, { password })
  return { ...user, cookie: `session=${signedIn!.token}` }
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
    user,
    sessionTokenHash: null,
    sessionStartedAt: null,
    deviceTokenHash: null,
    deviceName: 'Test',
    adminRefusal: 'Admins only',
    address: 'test',
    now: Date.now(),
    requestId: 'test',
    log: () => {},
  }
}
