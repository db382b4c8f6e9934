import type { CreateUserRequest } from '#contract/users.ts'
import { databaseOfNewcomers } from '#db/database-for.ts'
import { emailKey, insertUser, type User } from '#db/users.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { TEMPORARY_PASSWORD_LIFETIME_MS, temporaryPassword } from '#workers/security/temporary-password.ts'
import { takenNameRefusal } from '#workers/services/auth/taken-name.ts'

export type WithTemporaryPassword = {
  user: User
  /** In clear, for this one answer; only its hash is kept. */
  temporaryPassword: string
}

/** Makes an account whose temporary password must be changed at first use. Conflict when a name is taken. */
export async function createUser(
  ctx: ServiceContext,
  request: CreateUserRequest,
): Promise<WithTemporaryPassword> {
  const admin = requireAdmin(ctx)
  const password = temporaryPassword()
  const user = await insertUser(ctx.directory, {
    username: request.username,
    email: request.email && emailKey(request.email),
    emailVerified: false,
    password: await hashPassword(password),
    hasPassword: true,
    role: request.role,
    mustChangePassword: true,
    temporaryPasswordExpiresAt: ctx.now + TEMPORARY_PASSWORD_LIFETIME_MS,
    database: databaseOfNewcomers(ctx.databases),
    createdAt: ctx.now,
  })
  if (typeof user === 'string') throw takenNameRefusal(user)
  ctx.log('user_created', { userId: user.id, role: user.role, by: admin.id })
  return { user, temporaryPassword: password }
}
