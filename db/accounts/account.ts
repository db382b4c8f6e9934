import { eq } from 'drizzle-orm'
import type { Directory } from '../client.ts'
import { users } from '../schema.ts'
import { selectLinkedProviders } from './linked-accounts.ts'
import { selectSessions } from './sessions.ts'

/** Details of the own account beside name and role. */
export type AccountDetails = {
  emailVerified: boolean
  hasPassword: boolean
  links: { provider: string; createdAt: number }[]
  sessions: { tokenHash: string; createdAt: number; lastSeenAt: number | null; device: string | null }[]
}

/** One round trip. */
export async function getAccountDetails(
  directory: Directory,
  { userId, now }: { userId: number; now: number },
): Promise<AccountDetails> {
  const [[account], links, sessions] = await directory.batch([
    directory
      .select({ emailVerified: users.emailVerified, hasPassword: users.hasPassword })
      .from(users)
      .where(eq(users.id, userId)),
    selectLinkedProviders(directory, userId),
    selectSessions(directory, { userId, now }),
  ])
  if (!account) throw new Error(`user ${userId} has no record`)
  return { ...account, links, sessions }
}

/** Whether the user has set a password, and its hash. */
export async function getPassword(
  directory: Directory,
  userId: number,
): Promise<{ hasPassword: boolean; hash: string }> {
  const row = await directory
    .select({ hasPassword: users.hasPassword, hash: users.password })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  if (!row) throw new Error(`user ${userId} has no record`)
  return row
}
