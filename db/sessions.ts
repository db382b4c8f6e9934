import { and, desc, eq, exists, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Directory } from './client.ts'
import type { NewSession } from './new-session.ts'
import { knownDevices, linkedAccounts, sessions, users } from './schema.ts'
import { type User, userColumns } from './users.ts'

/** What the user has proved; the session opens only while it is still true. */
export type Proof =
  /** The hash of the password that was right. */
  | { password: string }
  /** The provider's account that vouched for the user. */
  | { provider: string; subject: string }

export type SessionOpening = {
  session: NewSession
  proof: Proof
  /** Of the browser, which counts as known to the user from now on. */
  deviceTokenHash: string
  /** The session that the caller came with, which ends. */
  replacedTokenHash: string | null
}

const DAY_MS = 86_400_000
/** How long a browser stays known without a sign-in. */
const DEVICE_KNOWN_MS = 180 * DAY_MS

/**
 * Opens a session and closes what it replaces: the one the caller came with, and the user's expired ones. Says which
 * database holds the user's records; null when the proof no longer holds, as after a reset in the meantime, and then
 * nothing has changed. One statement checks and inserts, so that no reset fits in between.
 */
export async function openSession(
  directory: Directory,
  { session, proof, deviceTokenHash, replacedTokenHash }: SessionOpening,
): Promise<string | null> {
  const { tokenHash, userId, createdAt: now } = session
  const proven = and(eq(users.id, userId), isUsable(), proofHolds(directory, proof))
  const isOpen = exists(
    directory.select({ one: sql`1` }).from(sessions).where(eq(sessions.tokenHash, tokenHash)),
  )
  const [, , , , , [owner]] = await directory.batch([
    directory.insert(sessions).select(
      directory
        .select({
          tokenHash: sql<string>`${tokenHash}`.as('token_hash'),
          userId: users.id,
          createdAt: sql<number>`${now}`.as('created_at'),
          expiresAt: sql<number>`${session.expiresAt}`.as('expires_at'),
          lastSeenAt: sql<number>`${session.lastSeenAt}`.as('last_seen_at'),
          device: sql<string>`${session.device}`.as('device'),
        })
        .from(users)
        .where(proven),
    ),
    directory.delete(sessions).where(and(eq(sessions.tokenHash, replacedTokenHash ?? ''), isOpen)),
    directory.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now), isOpen)),
    directory
      .insert(knownDevices)
      .select(
        directory
          .select({
            userId: users.id,
            tokenHash: sql<string>`${deviceTokenHash}`.as('token_hash'),
            lastUsedAt: sql<number>`${now}`.as('last_used_at'),
          })
          .from(users)
          .where(and(eq(users.id, userId), isOpen)),
      )
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.tokenHash],
        set: { lastUsedAt: now },
      }),
    directory
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastUsedAt, now - DEVICE_KNOWN_MS))),
    directory
      .select({ database: users.database })
      .from(users)
      .where(and(eq(users.id, userId), isOpen)),
  ])
  return owner?.database ?? null
}

/** An account that is neither disabled nor deleted. */
function isUsable() {
  return and(isNull(users.disabledAt), isNull(users.closedAt))
}

function proofHolds(directory: Directory, proof: Proof) {
  if ('password' in proof) return eq(users.password, proof.password)
  return exists(
    directory
      .select({ one: sql`1` })
      .from(linkedAccounts)
      .where(
        and(
          eq(linkedAccounts.userId, users.id),
          eq(linkedAccounts.provider, proof.provider),
          eq(linkedAccounts.subject, proof.subject),
        ),
      ),
  )
}

export type FoundSession = {
  user: User
  database: string
  createdAt: number
  expiresAt: number
  lastSeenAt: number | null
}

/** The live session, its user and which database holds the user's records, in one read. */
export async function findSession(
  directory: Directory,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<FoundSession | null> {
  const row = await directory
    .select({
      user: userColumns,
      database: users.database,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isUsable()))
    .get()
  return row ?? null
}

/** Notes that the session is used, and prolongs it when `expiresAt` says so. */
export async function touchSession(
  directory: Directory,
  { tokenHash, lastSeenAt, expiresAt }: { tokenHash: string; lastSeenAt: number; expiresAt: number | null },
): Promise<void> {
  await directory
    .update(sessions)
    .set({ lastSeenAt, ...(expiresAt === null ? {} : { expiresAt }) })
    .where(eq(sessions.tokenHash, tokenHash))
}

export async function closeSession(directory: Directory, tokenHash: string): Promise<void> {
  await directory.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** A statement for a batch: the user's live sessions, the one used last first. */
export function selectSessions(directory: Directory, { userId, now }: { userId: number; now: number }) {
  return directory
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      device: sessions.device,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), sessions.tokenHash)
}

/** Ends the one session of the user whose id begins so; false when there is none. */
export async function closeOwnSession(
  directory: Directory,
  { userId, idPrefix }: { userId: number; idPrefix: string },
): Promise<boolean> {
  const closed = await directory
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sql`substr(${sessions.tokenHash}, 1, ${idPrefix.length})`, idPrefix),
      ),
    )
    .returning({ tokenHash: sessions.tokenHash })
  return closed.length > 0
}

/** Ends every session of the user but that one; says how many. */
export async function closeOtherSessions(
  directory: Directory,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<number> {
  const closed = await directory
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash })
  return closed.length
}

/** Which of these users have signed in with that browser before? */
export async function accountsKnowingDevice(
  directory: Directory,
  { userIds, tokenHash }: { userIds: readonly number[]; tokenHash: string },
): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await directory
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), inArray(knownDevices.userId, [...userIds])))
  return rows.map(({ userId }) => userId)
}
