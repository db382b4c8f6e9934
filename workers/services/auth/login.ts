import type { LoginRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { closeSession } from '#db/sessions.ts'
import {
  type Credentials,
  findCredentials,
  getPasswordHash,
  rehashPassword,
  type User,
  usernameKey,
} from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { forgiveTries, spendTries, type Try, takeBackTries } from '#workers/security/limits.ts'
import { hashPassword } from '#workers/security/password.ts'
import { isOutdated } from '#workers/security/password-hash.ts'
import { hashSessionToken } from '#workers/security/session-token.ts'
import { opensAccount } from './check-password.ts'
import { type SignedIn, startSession } from './start-session.ts'

/**
 * Signs in by user name or email, with one refusal for every reason. A try is counted before it is checked, so that
 * many at once don't slip through, and taken back when it was right.
 */
export async function login(ctx: ServiceContext, request: LoginRequest): Promise<SignedIn> {
  const account = await findCredentials(ctx.directory, request.usernameOrEmail)
  const ofAccount = tryOfAccount(ctx, account?.id ?? `"${usernameKey(request.usernameOrEmail)}"`)
  const fromAddress: Try = ['loginFromAddress', ctx.address]
  await spendTries(ctx, [ofAccount, fromAddress])

  if (!(await opensAccount(ctx, account, request.password)) || !account) throw refusal(ctx, account)
  await forgiveTries(ctx, ofAccount)
  await takeBackTries(ctx, [fromAddress])
  const hash = await rehashIfOutdated(ctx, account, request.password)
  const signedIn = await startSession(ctx, withoutCredentials(account))
  await refuseIfChanged(ctx, account, hash, signedIn)
  ctx.log('login', { userId: account.id, address: ctx.address })
  return signedIn
}

/** One count for all names of an account. With the address in it: who guesses from elsewhere can't lock the owner out. */
export function tryOfAccount(ctx: ServiceContext, account: number | string): Try {
  return ['loginOfAccount', `${account} ${ctx.address}`]
}

function refusal(ctx: ServiceContext, account: Credentials | null): AppError {
  // Not what was typed: in a hurry that is somebody's password.
  ctx.log('login_refused', { userId: account?.id ?? null, address: ctx.address })
  return new AppError('unauthenticated', 'Wrong username, email or password')
}

/** The hash that is stored now. */
async function rehashIfOutdated(
  ctx: ServiceContext,
  account: Credentials,
  password: string,
): Promise<string> {
  if (!isOutdated(account.password)) return account.password
  const to = await hashPassword(password)
  await rehashPassword(ctx.directory, { userId: account.id, from: account.password, to })
  return to
}

/**
 * A reset while the password was being checked has ended all sessions but this one, which came after it. (A later
 * reset ends this one too.)
 */
async function refuseIfChanged(
  ctx: ServiceContext,
  account: Credentials,
  hash: string,
  { token }: SignedIn,
): Promise<void> {
  if ((await getPasswordHash(ctx.directory, account.id)) === hash) return
  await closeSession(ctx.directory, await hashSessionToken(token))
  throw refusal(ctx, account)
}

function withoutCredentials({ password, temporaryPasswordExpiresAt, ...user }: Credentials): User {
  return user
}
