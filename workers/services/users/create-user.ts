import type { CreateUserRequest } from '#contract/users.ts'
import { insertUser, temporaryAccount, type User } from '#db/accounts/users.ts'
import { databaseForNewUsers } from '#db/database-for.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { TEMPORARY_PASSWORD_LIFETIME_MS, temporaryPassword } from '#workers/security/temporary-password.ts'
import { takenNameRefusal } from '#workers/services/auth/taken-name.ts'

export type WithTemporaryPassword = {
  user: User
  /** Plain text, for this response only; the database keeps the hash. */
  temporaryPassword: string
}

/** Creates an account with a temporary password that must be changed at first use. Conflict when a name is taken. */
export async function createUser(
  ctx: ServiceContext,
  request: CreateUserRequest,
): Promise<WithTemporaryPassword> {
  const admin = requireAdmin(ctx)
  const password = temporaryPassword()
  const account = temporaryAccount({
    username: request.username,
    email: request.email,
    role: request.role,
    temporaryPassword: await hashPassword(password),
    expiresAt: ctx.now + TEMPORARY_PASSWORD_LIFETIME_MS,
    database: databaseForNewUsers(ctx.databases),
    createdAt: ctx.now,
  })
  const inserted = await insertUser(ctx.directory, account)
  if (!inserted.ok) throw takenNameRefusal(inserted.error)
  const user = inserted.value
  ctx.log('user_created', { userId: user.id, role: user.role, by: admin.id })
  return { user, temporaryPassword: password }
}
