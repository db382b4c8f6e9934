import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Teams } from '#core/slate/games.ts'
import type { Db } from '../client.ts'
import { addLearningJobs, newJobs } from '../jobs.ts'
import { isMine as isMyRecord, type OwnedRecord, type RecordTables } from '../records.ts'
import { contests, entrySets, games, savedLineups, slateMemories } from '../schema.ts'
import { enforceLimit, type StoredKind } from '../stored-limits.ts'

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

export type OwnedSlate = { slateId: number; userId: number; gameMode: string }

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
 * Deletes the owner's file; `deleted` is false when there is no such slate. If lineups or entry sets were saved for
 * it, its row stays without the file, so that they keep their game's date and teams. What was kept with the file goes. Contests linked to it are unlinked and learned again:
 * `jobIds` are the jobs to send.
 */
export async function deleteSlate(
  db: Db,
  { now, ...owned }: OwnedSlate & { now: number },
): Promise<{ deleted: boolean; jobIds: number[] }> {
  const mine = isMine(owned)
  const slate = sql`select id from ${games} where ${mine}`
  const tied = sql`select ${contests.id} from ${contests} where ${contests.gameId} in (${slate})`
  const [added, , , kept, deleted] = await db.batch([
    addLearningJobs(db, { userId: owned.userId, contestIds: tied, now }),
    db.delete(slateMemories).where(sql`${slateMemories.gameId} in (${slate})`),
    db.update(contests).set({ gameId: null }).where(sql`${contests.gameId} in (${slate})`),
    db
      .update(games)
      .set({ csvData: null, csvBytes: 0, fileName: null, contentHash: sql`'without-file-' || ${games.id}` })
      .where(
        and(
          mine,
          sql`(exists (select 1 from ${savedLineups} where ${savedLineups.gameId} = ${games.id})
            or exists (select 1 from ${entrySets} where ${entrySets.gameId} = ${games.id}))`,
        ),
      )
      .returning({ id: games.id }),
    db.delete(games).where(mine).returning({ id: games.id }),
  ])
  return { deleted: kept.length + deleted.length > 0, jobIds: newJobs(added) }
}

/** Renames the owner's file; null when there is no such slate. */
export async function setSlateName(db: Db, owned: OwnedSlate, fileName: string): Promise<StoredSlate | null> {
  const row = await db.update(games).set({ fileName }).where(isMine(owned)).returning(listColumns).get()
  return row ?? null
}

/** The number of saved lineups and entry sets of the file's game and of contests linked to it; null when there is no such slate. */
export async function countSlateUses(
  db: Db,
  owned: OwnedSlate,
): Promise<{ lineups: number; entrySets: number; contests: number } | null> {
  // Plain names, because drizzle leaves out the table in a selection from one table.
  const row = await db
    .select({
      lineups: sql<number>`(select count(*) from saved_lineups as l join games as game on game.id = l.game_id
        where l.user_id = games.user_id and ${isOfGame(sql`game`, sql`games`)})`,
      entrySets: sql<number>`(select count(*) from entry_sets as s join games as game on game.id = s.game_id
        where s.user_id = games.user_id and ${isOfGame(sql`game`, sql`games`)})`,
      contests: sql<number>`(select count(*) from contests where contests.game_id = games.id)`,
    })
    .from(games)
    .where(isMine(owned))
    .get()
  return row ?? null
}

/**
 * The stored file of the game that a lineup or an entry set was saved for; null when there is none. One saved without its
 * file, or whose file was deleted, gets the newest file of the same game.
 */
export async function findSlateOfRecord(
  db: Db,
  { table }: RecordTables<unknown>,
  owned: OwnedRecord,
): Promise<SlateFile | null> {
  const game = alias(games, 'game')
  const row = await db
    .select(fileColumns)
    .from(table)
    .innerJoin(game, eq(game.id, table.gameId))
    .innerJoin(
      games,
      and(eq(games.userId, owned.userId), isNotNull(games.csvData), isOfGame(sql`game`, sql`games`)),
    )
    .where(isMyRecord(table, owned))
    .orderBy(sql`games.id = game.id desc`, desc(games.id))
    .get()
  return row ?? null
}

/** Is the row of `games` this owner's slate, with its file? */
export function isMine({ slateId, userId, gameMode }: OwnedSlate) {
  return and(
    eq(games.id, slateId),
    eq(games.userId, userId),
    eq(games.gameMode, gameMode),
    isNotNull(games.csvData),
  )
}

/** Is the file `slate` the game itself, or one of the same format, date and teams if the game has no file? */
function isOfGame(game: SQL, slate: SQL): SQL {
  return sql`${slate}.game_mode = ${game}.game_mode and (${slate}.id = ${game}.id or ${game}.csv_data is null
    and ${slate}.game_date = ${game}.game_date and ${slate}.teams is ${game}.teams)`
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

export async function findSlateFile(db: Db, owned: OwnedSlate): Promise<SlateFile | null> {
  const row = await db.select(fileColumns).from(games).where(isMine(owned)).get()
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
