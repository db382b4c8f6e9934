import type { LoginRequest } from '#contract/auth.ts'
import { type Credentials, findCredentials } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { verifyPassword } from '#workers/security/password.ts'

/** The account that name and password open now, or null; in the same time whether or not there is such an account. */
export async function checkCredentials(
  ctx: ServiceContext,
  { usernameOrEmail, password }: LoginRequest,
): Promise<Credentials | null> {
  const account = await findCredentials(ctx.db, usernameOrEmail)
  const matches = await verifyPassword(account?.password ?? null, password)
  return account && matches && !hasExpired(account, ctx.now) ? account : null
}

function hasExpired({ temporaryPasswordExpiresAt }: Credentials, now: number): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= now
}
