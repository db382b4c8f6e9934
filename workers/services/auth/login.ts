import type { LoginRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { type Credentials, findCredentials, rehashPassword, type User } from '#db/accounts/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashPassword } from '#workers/security/password.ts'
import { isOutdated } from '#workers/security/password-hash.ts'
import { isCurrentPassword } from './check-password.ts'
import { refundLoginTries, spendLoginTries } from './login-tries.ts'
import { type SignedIn, startSession } from './start-session.ts'

/** Signs in by user name or email. All refusals are the same, except for the right password of a disabled account. */
export async function login(ctx: ServiceContext, request: LoginRequest): Promise<SignedIn> {
  const account = await findCredentials(ctx.directory, request.usernameOrEmail)
  const tries = await spendLoginTries(ctx, request.usernameOrEmail, account?.id ?? null)
  const isRight = await isCurrentPassword(ctx, account, request.password)
  if (!account || !isRight) throw refusal(ctx, account)
  await refundLoginTries(ctx, tries)
  if (account.disabledAt !== null) throw disabledRefusal(ctx, account.id)
  const password = await rehashIfOutdated(ctx, account, request.password)
  const signedIn = await startSession(ctx, withoutCredentials(account), { password })
  // The password was changed or the account disabled since the check.
  if (!signedIn) throw refusal(ctx, account)
  ctx.log('login', { userId: account.id, address: ctx.address })
  return signedIn
}

/** Only after a correct password, so the account's state may be shown. */
export function disabledRefusal(ctx: ServiceContext, userId: number): AppError {
  ctx.log('login_refused', { userId, reason: 'disabled', address: ctx.address })
  return new AppError('forbidden', 'This account is disabled. Please ask an admin to enable it')
}

function refusal(ctx: ServiceContext, account: Credentials | null): AppError {
  // The typed name is not logged: users type passwords into it by mistake.
  ctx.log('login_refused', { userId: account?.id ?? null, address: ctx.address })
  return new AppError('unauthenticated', 'Wrong username, email or password')
}

/** Returns the hash that is stored now. */
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

function withoutCredentials({
  password,
  temporaryPasswordExpiresAt,
  disabledAt,
  ...user
}: Credentials): User {
  return user
}
