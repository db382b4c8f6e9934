import { RegisterRequest } from '#contract/auth.ts'
import { createDirectory, FIRST_DATABASE } from '#db/client.ts'
import { fillSkeletons } from '#db/name-skeletons.ts'
import { insertFirstUser } from '#db/users.ts'
import { issueTemporaryPassword } from './temporary-password.ts'

/**
 * Makes the first admin of a database that has no user yet; resolves with a line that says what it did. A random temporary
 * password is shown this one time, as only its hash is kept. Throws when the `chosen` one is none that is accepted.
 */
export async function makeFirstAdmin(database: D1Database, chosen = ''): Promise<string> {
  const now = Date.now()
  const password = await issueTemporaryPassword(now, chosen === '' ? undefined : accepted(chosen))
  const directory = createDirectory(database)
  // Of users from before the column; deployed, the sweep does it.
  await fillSkeletons(directory, Number.MAX_SAFE_INTEGER)
  const admin = await insertFirstUser(directory, {
    username: 'admin',
    email: null,
    emailVerified: false,
    password: password.hash,
    hasPassword: true,
    role: 'admin',
    mustChangePassword: true,
    temporaryPasswordExpiresAt: password.expiresAt,
    database: FIRST_DATABASE,
    createdAt: now,
  })
  if (!admin) return 'not needed, there are users'
  return `sign in as "admin" with ${chosen === '' ? `the temporary password ${password.clear}` : 'ADMIN_PASSWORD'}`
}

/** The same rule as for any other password. */
function accepted(chosen: string): string {
  const checked = RegisterRequest.shape.password.safeParse(chosen)
  if (checked.success) return checked.data
  throw new Error(`ADMIN_PASSWORD is refused: ${checked.error.issues[0]?.message}`)
}
