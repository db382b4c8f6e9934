import type { Credentials } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { verifyPassword } from '#workers/security/password.ts'

/** Does the password open the account now? Takes the same time whether or not there is an account. */
export async function opensAccount(
  ctx: ServiceContext,
  account: Credentials | null,
  password: string,
): Promise<boolean> {
  const matches = await verifyPassword(account?.password ?? null, password)
  return account !== null && matches && !hasExpired(account, ctx.now)
}

function hasExpired({ temporaryPasswordExpiresAt }: Credentials, now: number): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= now
}
