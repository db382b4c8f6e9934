import type { RegisterRequest } from '#contract/auth.ts'
import { looksReserved } from '#core/names/skeleton.ts'
import { insertUser } from '#db/accounts/users.ts'
import { databaseForNewUsers } from '#db/database-for.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { spendTries, triesFrom } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { type SignedIn, startSession } from './start-session.ts'
import { takenNameRefusal } from './taken-name.ts'

/**
 * Creates a user account and signs it in. Conflict when the name is taken or looks like a taken one, or when another
 * account has the email. That tells that such an account exists; the limit by address bounds how many emails can be tried.
 */
export async function register(ctx: ServiceContext, request: RegisterRequest): Promise<SignedIn> {
  await spendTries(ctx, triesFrom(ctx.address, ['registerFromAddress', 'registerFromNetwork']))
  if (looksReserved(request.username)) throw takenNameRefusal('username_taken')
  refuseWeakPassword(request.password, request)
  const password = await hashPassword(request.password)
  const inserted = await insertUser(ctx.directory, {
    username: request.username,
    email: request.email,
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
  if (!signedIn) throw new Error('no session could be opened for a new account')
  return signedIn
}
