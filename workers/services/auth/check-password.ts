import { type Credentials, MAX_ACCOUNTS_PER_EMAIL } from '#db/accounts/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { verifyPassword } from '#workers/security/password.ts'

/**
 * The first candidate account whose current password matches, or null. The number of hashes is constant (one for a
 * name, `MAX_ACCOUNTS_PER_EMAIL` for an email), so that the time does not reveal which accounts exist.
 */
export async function accountWithPassword(
  ctx: ServiceContext,
  meant: readonly Credentials[],
  { password, byEmail }: { password: string; byEmail: boolean },
): Promise<Credentials | null> {
  let opened: Credentials | null = null
  for (let i = 0; i < (byEmail ? MAX_ACCOUNTS_PER_EMAIL : 1); i++) {
    const account = meant[i] ?? null
    const matches = await verifyPassword(account?.password ?? null, password)
    if (matches && account && !hasExpired(account, ctx.now)) opened ??= account
  }
  return opened
}

function hasExpired({ temporaryPasswordExpiresAt }: Credentials, now: number): boolean {
  return temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= now
}
