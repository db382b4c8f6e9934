import { type NewUser, temporaryAccount } from '#db/accounts/users.ts'
import { FIRST_DATABASE } from '#db/client.ts'
import type { issueTemporaryPassword } from './temporary-password.ts'

/** The row of an admin that a command of the operator makes, `now` in milliseconds. */
export function newAdmin({
  username,
  email,
  password,
  now,
}: {
  username: string
  email: string | null
  password: Awaited<ReturnType<typeof issueTemporaryPassword>>
  now: number
}): NewUser {
  return temporaryAccount({
    username,
    email,
    role: 'admin',
    temporaryPassword: password.hash,
    expiresAt: password.expiresAt,
    database: FIRST_DATABASE,
    createdAt: now,
  })
}
