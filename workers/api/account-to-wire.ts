import type { AccountWire } from '#contract/account.ts'
import type { AccountDetails } from '#db/accounts/account.ts'
import { sessionIdOf } from '#workers/services/account/session-id.ts'

/** `currentTokenHash`: the session of this request. */
export function accountToWire(
  { emailVerified, hasPassword, links, sessions }: AccountDetails,
  currentTokenHash: string | null,
): AccountWire {
  const isoOf = (time: number) => new Date(time).toISOString()
  return {
    emailVerified,
    hasPassword,
    providers: links.map(({ provider }) => provider),
    sessions: sessions.map(({ tokenHash, createdAt, lastSeenAt, device }) => ({
      id: sessionIdOf(tokenHash),
      device,
      signedInAt: isoOf(createdAt),
      lastSeenAt: lastSeenAt === null ? null : isoOf(lastSeenAt),
      isCurrent: tokenHash === currentTokenHash,
    })),
  }
}
