import type { Credentials } from '#db/accounts/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { verifyPassword } from '#workers/security/password.ts'

/**
 * Whether this is the account's current password. Without an account one hash is checked too, so that the time does not
 * reveal which accounts exist.
 */
export async function isCurrentPassword(
  ctx: ServiceContext,
  account: Credentials | null,
  password: string,
): Promise<boolean> {
  const matches = await verifyPassword(account?.password ?? null, password)
  return matches && account !== null && !hasExpired(account, ctx.now)
}

function hasExpired({ temporaryPasswordExpiresAt }: Credentials, now: number): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= now
}
