import { RegisterRequest } from '#contract/auth.ts'
import { passwordProblem } from '#core/accounts/password-problem.ts'
import { fillSkeletons } from '#db/accounts/name-skeletons.ts'
import { insertFirstUser } from '#db/accounts/users.ts'
import { createDirectory } from '#db/client.ts'
import { newAdmin } from './new-admin.ts'
import { issueTemporaryPassword } from './temporary-password.ts'

/**
 * The first admin, with the `chosen` password or a random one, for `insertInto`. The slow hashing is done before a store
 * is open: workerd closes a connection after five idle seconds, and a busy machine could send the insertion just then.
 * Throws when the chosen password is not accepted.
 */
export async function firstAdmin(chosen = '') {
  const now = Date.now()
  const password = await issueTemporaryPassword(now, chosen === '' ? undefined : accepted(chosen))
  const shown = chosen === '' ? `the temporary password ${password.clear}` : 'ADMIN_PASSWORD'
  return {
    /**
     * Creates this admin when there is no user yet; resolves with a line about it. A random password is shown only once,
     * because only its hash is stored.
     */
    async insertInto(database: D1Database): Promise<string> {
      const directory = createDirectory(database)
      // Of users from before the column; deployed, the sweep does it.
      await fillSkeletons(directory, Number.MAX_SAFE_INTEGER)
      const row = newAdmin({ username: 'admin', email: null, password, now })
      const admin = await insertFirstUser(directory, row).catch((error: Error) => {
        // The message of the database layer holds the hash; the reason is its cause.
        throw error.cause ?? error
      })
      return admin ? `sign in as "admin" with ${shown}` : 'not needed, there are users'
    },
  }
}

/** The same rule as for any other password. */
function accepted(chosen: string): string {
  const checked = RegisterRequest.shape.password.safeParse(chosen)
  const problem = checked.success
    ? passwordProblem(checked.data, { username: 'admin', email: null })
    : checked.error.issues[0]?.message
  if (checked.success && problem === null) return checked.data
  throw new Error(`ADMIN_PASSWORD is refused: ${problem}`)
}
