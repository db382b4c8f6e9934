import { type Credentials, MOST_OF_ONE_EMAIL } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { verifyPassword } from '#workers/security/password.ts'

/**
 * The first candidate account whose current password matches, or null. The number of hashes is constant (one for a
 * name, `MOST_OF_ONE_EMAIL` for an email), so that the time does not reveal which accounts exist.
 */
export async function accountOpenedBy(
  ctx: ServiceContext,
  meant: readonly Credentials[],
  { password, byEmail }: { password: string; byEmail: boolean },
): Promise<Credentials | null> {
  let opened: Credentials | null = null
  for (let i = 0; i < (byEmail ? MOST_OF_ONE_EMAIL : 1); i++) {
    const account = meant[i] ?? null
    const matches = await verifyPassword(account?.password ?? null, password)
    if (matches && account && !hasExpired(account, ctx.now)) opened ??= account
  }
  return opened
}

function hasExpired({ temporaryPasswordExpiresAt }: Credentials, now: number): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= now
}
