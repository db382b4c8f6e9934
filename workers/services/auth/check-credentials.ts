import type { LoginRequest } from '#contract/auth.ts'
import { type Credentials, findCredentials } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { verifyPassword } from '#workers/security/password.ts'

/** Whose name or email it is, null when nobody's; and whether the password opens that account now. */
export type CheckedCredentials =
  | { account: Credentials; opens: true }
  | { account: Credentials | null; opens: false }

/** Takes the same time whether or not there is such an account. */
export async function checkCredentials(
  ctx: ServiceContext,
  { usernameOrEmail, password }: LoginRequest,
): Promise<CheckedCredentials> {
  const account = await findCredentials(ctx.db, usernameOrEmail)
  const matches = await verifyPassword(account?.password ?? null, password)
  if (account && matches && !hasExpired(account, ctx.now)) return { account, opens: true }
  return { account, opens: false }
}

function hasExpired({ temporaryPasswordExpiresAt }: Credentials, now: number): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= now
}
