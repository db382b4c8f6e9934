import type { LoginRequest } from '#contract/auth.ts'
import { AppError } from '#core/result.ts'
import { type Credentials, findCredentials, rehashPassword, type User } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hashPassword, verifyPassword } from '#workers/security/password.ts'
import { isOutdated } from '#workers/security/password-hash.ts'
import { type SignedIn, startSession } from './start-session.ts'

/** Signs in by user name or email. One refusal for every reason, in the same time whether or not the user exists. */
export async function login(ctx: ServiceContext, request: LoginRequest): Promise<SignedIn> {
  const found = await findCredentials(ctx.db, request.usernameOrEmail)
  const matches = await verifyPassword(found?.password ?? null, request.password)
  if (!found || !matches || hasExpired(found, ctx.now)) {
    ctx.log('login_refused', { userId: found?.id ?? null })
    throw new AppError('unauthenticated', 'Wrong username, email or password')
  }
  if (isOutdated(found.password)) {
    const to = await hashPassword(request.password)
    await rehashPassword(ctx.db, { userId: found.id, from: found.password, to })
  }
  ctx.log('login', { userId: found.id })
  return startSession(ctx, withoutCredentials(found))
}

function hasExpired(found: Credentials, now: number): boolean {
  return found.temporaryPasswordExpiresAt !== null && found.temporaryPasswordExpiresAt <= now
}

function withoutCredentials({ password, temporaryPasswordExpiresAt, ...user }: Credentials): User {
  return user
}
