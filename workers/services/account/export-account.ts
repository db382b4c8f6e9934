import type { User } from '#db/accounts/users.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getAccount } from './get-account.ts'

/** The account data besides the records, as JSON. */
export function exportAccount(ctx: ServiceContext): AsyncGenerator<string> {
  return accountJson(ctx, requireUser(ctx))
}

async function* accountJson(ctx: ServiceContext, user: User): AsyncGenerator<string> {
  const { emailVerified, hasPassword, links, sessions } = await getAccount(ctx)
  const account = {
    ...user,
    emailRemovedAt: user.emailRemovedAt === null ? null : dateOf(user.emailRemovedAt),
    createdAt: dateOf(user.createdAt),
    emailVerified,
    hasPassword,
    linkedProviders: links.map(({ provider, createdAt }) => ({ provider, linkedAt: dateOf(createdAt) })),
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      signedInAt: dateOf(createdAt),
      lastSeenAt: lastSeenAt === null ? null : dateOf(lastSeenAt),
    })),
  }
  yield `${JSON.stringify({ account }, null, 2)}\n`
}

function dateOf(time: number): string {
  return new Date(time).toISOString()
}
