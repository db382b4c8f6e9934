import type { LoginRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { type Credentials, rehashPassword, type User, usernameKey } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { forgiveTries, spendTries, type Try, takeBackTries } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { isOutdated } from '#workers/security/password-hash.ts'
import { checkCredentials } from './check-credentials.ts'
import { type SignedIn, startSession } from './start-session.ts'

/**
 * Signs in by user name or email, with one refusal for every reason. A try is counted before it is checked, so that
 * many at once don't slip through, and taken back when it was right.
 */
export async function login(ctx: ServiceContext, request: LoginRequest): Promise<SignedIn> {
  // With the address in it: who guesses from elsewhere can't lock the owner out.
  const ofAccount: Try = ['loginOfAccount', `${usernameKey(request.usernameOrEmail)} ${ctx.address}`]
  const fromAddress: Try = ['loginFromAddress', ctx.address]
  await spendTries(ctx, [ofAccount, fromAddress])

  const { account, opens } = await checkCredentials(ctx, request)
  if (!opens) {
    // Not what was typed: in a hurry that is somebody's password.
    ctx.log('login_refused', { userId: account?.id ?? null, address: ctx.address })
    throw new AppError('unauthenticated', 'Wrong username, email or password')
  }
  await forgiveTries(ctx, ofAccount)
  await takeBackTries(ctx, [fromAddress])
  await rehashIfOutdated(ctx, account, request.password)
  ctx.log('login', { userId: account.id, address: ctx.address })
  return startSession(ctx, withoutCredentials(account))
}

async function rehashIfOutdated(ctx: ServiceContext, account: Credentials, password: string): Promise<void> {
  if (!isOutdated(account.password)) return
  const to = await hashPassword(password)
  await rehashPassword(ctx.db, { userId: account.id, from: account.password, to })
}

function withoutCredentials({ password, temporaryPasswordExpiresAt, ...user }: Credentials): User {
  return user
}
