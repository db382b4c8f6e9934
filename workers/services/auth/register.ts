import type { RegisterRequest } from '#contract/auth.ts'
import { looksReserved } from '#core/names/skeleton.ts'
import { databaseForNewUsers } from '#db/database-for.ts'
import { emailKey, insertUser } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { spendTries, triesFrom } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { type SignedIn, startSession } from './start-session.ts'
import { takenNameRefusal } from './taken-name.ts'

/**
 * Makes an ordinary account and signs it in. Conflict when the name is taken or looks like one that is. An email is
 * taken as it is typed: nothing proves it, so another account may use it too, and it says nothing about other accounts.
 */
export async function register(ctx: ServiceContext, request: RegisterRequest): Promise<SignedIn> {
  await spendTries(ctx, triesFrom(ctx.address, ['registerFromAddress', 'registerFromNetwork']))
  if (looksReserved(request.username)) throw takenNameRefusal('username_taken')
  const password = await hashPassword(request.password)
  const inserted = await insertUser(ctx.directory, {
    username: request.username,
    email: request.email && emailKey(request.email),
    emailVerified: false,
    password,
    hasPassword: true,
    role: 'user',
    mustChangePassword: false,
    temporaryPasswordExpiresAt: null,
    database: databaseForNewUsers(ctx.databases),
    createdAt: ctx.now,
  })
  if (!inserted.ok) throw takenNameRefusal(inserted.error)
  const user = inserted.value
  ctx.log('registered', { userId: user.id })
  const signedIn = await startSession(ctx, user, { password })
  if (!signedIn) throw new Error('a new account can not be signed in to')
  return signedIn
}
