import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Teams } from '#core/slate/games.ts'
import type { Db } from './client.ts'
import { addLearningJobs, newJobs } from './jobs.ts'
import { contests, games } from './schema.ts'
import { enforceLimit, type StoredKind } from './stored-limits.ts'

/** A stored slate as lists show it, without its text. */
export type StoredSlate = {
  id: number
  fileName: string
  slateName: string
  teams: Teams | null
  gameDate: string | null
  /** Milliseconds since 1970. */
  createdAt: number
}

export type SlateFile = StoredSlate & { csvData: string }

export type NewSlate = typeof games.$inferInsert

export type OwnedSlates = { userId: number; gameMode: string; limit: number }

/** Only rows with a file are listed, and those have a name. */
const listColumns = {
  id: games.id,
  fileName: sql<string>`${games.fileName}`,
  slateName: games.slateName,
  teams: games.teams,
  gameDate: games.gameDate,
  createdAt: games.createdAt,
}

export const fileColumns = { ...listColumns, csvData: sql<string>`${games.csvData}` }

/** A no-op update, so that `returning` yields the existing row. */
const RETURN_EXISTING = {
  target: [games.userId, games.gameMode, games.contentHash],
  set: { contentHash: sql`excluded.content_hash` },
}

/** Inserts a slate and returns its id; the same content of the same owner keeps its id. */
export async function insertSlate(db: Db, slate: NewSlate): Promise<number> {
  const csvBytes = new TextEncoder().encode(slate.csvData ?? '').length
  const limits: StoredKind[] = csvBytes > 0 ? ['slates', 'slateBytes'] : ['games']
  const [[inserted]] = await db.batch([
    db
      .insert(games)
      .values({ ...slate, csvBytes })
      .onConflictDoUpdate(RETURN_EXISTING)
      .returning({ id: games.id }),
    ...limits.map((what) => enforceLimit(db, slate.userId, what)),
  ])
  return inserted!.id
}

/**
 * Deletes the owner's file; `deleted` is false when there is no such slate. Lineups saved for it stay, without their
 * game. Contests linked to it are unlinked and learned again: `jobIds` are the jobs to send.
 */
export async function deleteSlate(
  db: Db,
  { slateId, userId, gameMode, now }: { slateId: number; userId: number; gameMode: string; now: number },
): Promise<{ deleted: boolean; jobIds: number[] }> {
  const mine = and(
    eq(games.id, slateId),
    eq(games.userId, userId),
    eq(games.gameMode, gameMode),
    isNotNull(games.csvData),
  )
  const tied = sql`select ${contests.id} from ${contests} where ${contests.gameId} in (select id from ${games} where ${mine})`
  const [added, deleted] = await db.batch([
    addLearningJobs(db, { userId, contestIds: tied, now }),
    db.delete(games).where(mine).returning({ id: games.id }),
  ])
  return { deleted: deleted.length > 0, jobIds: newJobs(added) }
}

/** The owner's files, newest first. */
export function listSlates(db: Db, { userId, gameMode, limit }: OwnedSlates) {
  return db
    .select(listColumns)
    .from(games)
    .where(and(eq(games.userId, userId), eq(games.gameMode, gameMode), isNotNull(games.csvData)))
    .orderBy(desc(games.id))
    .limit(limit)
}

export async function findSlateFile(
  db: Db,
  { slateId, userId, gameMode }: { slateId: number; userId: number; gameMode: string },
): Promise<SlateFile | null> {
  const row = await db
    .select(fileColumns)
    .from(games)
    .where(
      and(
        eq(games.id, slateId),
        eq(games.userId, userId),
        eq(games.gameMode, gameMode),
        isNotNull(games.csvData),
      ),
    )
    .get()
  return row ?? null
}

/** Slate of a contest as lists show it; `slateId` may be a query. For a batch. */
export function findSlate(db: Db, { slateId, userId }: { slateId: SQL; userId: number }) {
  return db
    .select(listColumns)
    .from(games)
    .where(and(eq(games.id, slateId), eq(games.userId, userId), isNotNull(games.csvData)))
}

/** Is there such a slate, and is it this user's? */
export async function ownsSlate(
  db: Db,
  { slateId, userId }: { slateId: number; userId: number },
): Promise<boolean> {
  const row = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.id, slateId), eq(games.userId, userId)))
    .get()
  return row !== undefined
}

/** Format id of a salary file of this user; null when there is none. */
export async function findSlateFormat(
  db: Db,
  { slateId, userId }: { slateId: number; userId: number },
): Promise<string | null> {
  const row = await db
    .select({ gameMode: games.gameMode })
    .from(games)
    .where(and(eq(games.id, slateId), eq(games.userId, userId), isNotNull(games.csvData)))
    .get()
  return row?.gameMode ?? null
}
