import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from './client.ts'
import { sessions, users } from './schema.ts'
import { type User, userColumns } from './users.ts'

export type Session = { tokenHash: string; userId: number; createdAt: number; expiresAt: number }

/** Opens a session and closes what it replaces: the one the caller came with, and the user's expired ones. */
export async function openSession(db: Db, session: Session, replacedTokenHash: string | null): Promise<void> {
  const { userId, createdAt: now } = session
  await db.batch([
    db.delete(sessions).where(eq(sessions.tokenHash, replacedTokenHash ?? '')),
    db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now))),
    db.insert(sessions).values(session),
  ])
}

/** The live session and its user in one read. */
export async function findSession(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<{ user: User; createdAt: number; expiresAt: number } | null> {
  const row = await db
    .select({ user: userColumns, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .get()
  return row ?? null
}

export async function extendSession(
  db: Db,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: number },
): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}
