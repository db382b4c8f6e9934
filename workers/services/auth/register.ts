import type { RegisterRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { databaseOfNewcomers } from '#db/database-for.ts'
import { emailKey, insertUser } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { spendTries } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { type SignedIn, startSession } from './start-session.ts'

/** Makes an ordinary account and signs it in. Conflict when the name or the email is taken. */
export async function register(ctx: ServiceContext, request: RegisterRequest): Promise<SignedIn> {
  await spendTries(ctx, [['registerFromAddress', ctx.address]])
  const user = await insertUser(ctx.directory, {
    username: request.username,
    email: request.email && emailKey(request.email),
    password: await hashPassword(request.password),
    role: 'user',
    mustChangePassword: false,
    temporaryPasswordExpiresAt: null,
    database: databaseOfNewcomers(ctx.databases),
    createdAt: ctx.now,
  })
  if (user === 'username_taken') throw new AppError('conflict', 'That username is already taken')
  if (user === 'email_taken') throw new AppError('conflict', 'That email is already in use')
  ctx.log('registered', { userId: user.id })
  return startSession(ctx, user)
}
