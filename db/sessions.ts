import { and, eq, gt, lt } from 'drizzle-orm'
import type { Directory } from './client.ts'
import { sessions, users } from './schema.ts'
import { type User, userColumns } from './users.ts'

export type Session = { tokenHash: string; userId: number; createdAt: number; expiresAt: number }

/**
 * Opens a session and closes what it replaces: the one the caller came with, and the user's expired ones. Says which
 * database holds the user's records.
 */
export async function openSession(
  directory: Directory,
  session: Session,
  replacedTokenHash: string | null,
): Promise<string> {
  const { userId, createdAt: now } = session
  const [, , , [owner]] = await directory.batch([
    directory.delete(sessions).where(eq(sessions.tokenHash, replacedTokenHash ?? '')),
    directory.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now))),
    directory.insert(sessions).values(session),
    directory.select({ database: users.database }).from(users).where(eq(users.id, userId)),
  ])
  return owner!.database
}

/** The live session, its user and which database holds his records, in one read. */
export async function findSession(
  directory: Directory,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<{ user: User; database: string; createdAt: number; expiresAt: number } | null> {
  const row = await directory
    .select({
      user: userColumns,
      database: users.database,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .get()
  return row ?? null
}

export async function extendSession(
  directory: Directory,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: number },
): Promise<void> {
  await directory.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function closeSession(directory: Directory, tokenHash: string): Promise<void> {
  await directory.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}
