import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getAccount } from './get-account.ts'

/** What is kept about the user besides their records, as JSON. */
export async function* exportAccount(ctx: ServiceContext): AsyncGenerator<string> {
  const user = requireUser(ctx)
  const { emailVerified, hasPassword, links, sessions } = await getAccount(ctx)
  const account = {
    ...user,
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
