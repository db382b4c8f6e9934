import { and, desc, eq, exists, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Directory } from '../client.ts'
import { preparedSelect } from '../prepared-select.ts'
import { knownDevices, linkedAccounts, sessions, users } from '../schema.ts'
import { type NewSession, sessionOfUser } from './new-session.ts'
import { type User, userColumns } from './users.ts'

/** What the user has proved; a session opens only while it still holds. */
export type Proof =
  /** Hash of the password that matched. */
  | { password: string }
  /** The linked provider account that was used. */
  | { provider: string; subject: string }

export type SessionOpening = {
  session: NewSession
  proof: Proof
  deviceTokenHash: string
  /** The caller's previous session, which ends. */
  replacedTokenHash: string | null
}

const DAY_MS = 86_400_000
/** How long a device stays known without a sign-in. */
const DEVICE_KNOWN_MS = 180 * DAY_MS

/**
 * Opens a session; ends the caller's previous one and the user's expired ones. Returns the database of the user's
 * records; null, without any change, when the proof no longer holds (for example after a password reset). One statement
 * checks and inserts, so that no reset fits in between.
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
    directory.insert(sessions).select(directory.select(sessionOfUser(session)).from(users).where(proven)),
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

/** The account is neither disabled nor deleted. */
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

/** The unexpired session, its user and the database of the user's records, in one read. */
export async function findSession(
  directory: Directory,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<FoundSession | null> {
  const [row] = await selectSession(directory, { tokenHash, now })
  return row ?? null
}

/** Every request with a session asks this. */
const selectSession = preparedSelect(['tokenHash', 'now'], (directory, at) =>
  directory
    .select({
      user: userColumns,
      database: users.database,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, at.tokenHash), gt(sessions.expiresAt, at.now), isUsable())),
)

/** Records the use of a session, and prolongs it when `expiresAt` is given. */
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

/** A statement for a batch: the user's unexpired sessions, last used first. */
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

/** Ends the user's session whose id begins with this prefix; false when there is none. */
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

/** Ends every other session of the user; returns their number. */
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

/** Has this user signed in with that browser before? */
export async function knowsDevice(
  directory: Directory,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<boolean> {
  const row = await directory
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId)))
    .get()
  return row !== undefined
}
