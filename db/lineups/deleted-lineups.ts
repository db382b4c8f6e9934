import { and, asc, eq, getTableColumns, is, isNull, SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../client.ts'
import { findRecord, isMine, keepNewestDeleted, type OwnedRecord } from '../records.ts'
import { rowAsJson } from '../row-as-json.ts'
import {
  contests,
  type DeletedLineup,
  deletedLineups,
  enteredEntries,
  entrySets,
  games,
  savedLineupPlayers,
  savedLineups,
} from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { isMineAndOpen, LINEUPS, type LineupWithPlayers, selectLineup } from './saved-lineups.ts'

/*
 * A deleted lineup is kept for an hour in a table of its own, so that the deletion can be undone and no other query has
 * to leave deleted lineups out.
 */

/** Repeats of a deletion whose lineup was changed between reading and deleting it. */
const MOST_TRIES = 5

/**
 * Deletes the lineup, finalized or not; false when it is not this user's. Its game is deleted too, unless the game has
 * a file or other references.
 */
export async function deleteSavedLineup(db: Db, owned: OwnedRecord, now: number): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const read = await readWhole(db, owned)
    if (read === null) return false
    const { content, revision } = read
    const [deleted] = await db.batch([
      db
        .delete(savedLineups)
        .where(and(isMine(savedLineups, owned), sql`${REVISION} = ${revision}`))
        .returning({ id: savedLineups.id }),
      keep(db, owned, content, now),
      deleteUnusedGame(db, owned.userId, content.lineup.gameId),
      keepNewestDeleted(db, LINEUPS, owned.userId),
    ])
    if (deleted.length > 0) return true
  }
  throw new Error('The lineup changes faster than it can be deleted')
}

/**
 * Restores a lineup deleted within the last hour, with its id, result, entries and time, and its game. Only returns it
 * when it is not among the deleted ones, so a repeated or concurrent request restores it once. Null without such a lineup.
 */
export async function restoreSavedLineup(db: Db, owned: OwnedRecord): Promise<LineupWithPlayers | null> {
  const [deleted] = await db
    .select()
    .from(deletedLineups)
    .where(and(eq(deletedLineups.lineupId, owned.id), eq(deletedLineups.userId, owned.userId)))
  if (!deleted?.content) return findRecord(db, LINEUPS, owned)
  const { lineup, players, game, entries = [] } = deleted.content
  const stillDeleted = sql`from deleted_lineups where lineup_id = ${owned.id}
    and user_id = ${owned.userId} and deleted_at = ${deleted.deletedAt}`
  const insert = (table: SQLiteTable, row: Record<string, unknown>) =>
    db
      .insert(table)
      .select(sql`select ${valuesOf(table, row)} ${stillDeleted}`)
      .onConflictDoNothing()
  const results: unknown[] = await db.batch([
    // Inserted as open, because a trigger refuses players of a finalized lineup.
    insert(savedLineups, {
      ...lineup,
      ...(entries.some(({ hasResult }) => hasResult) && !lineup.finalized ? NO_RESULT : {}),
      ...{ finalized: false, gameId: null, idempotencyKey: keyIfFree(lineup) },
    }),
    ...players.map((player) => insert(savedLineupPlayers, player)),
    ...(game ? [insert(games, game)] : []),
    ...entries.map((entry) =>
      insert(enteredEntries, { ...entry, lineupId: owned.id, userId: owned.userId, checked: 0 }),
    ),
    // Entered elsewhere since, it counts there.
    ...(entries.length > 0
      ? [
          db
            .update(savedLineups)
            .set({ ...NO_RESULT, entryFeeTotalCents: null })
            .where(
              and(
                isMineAndOpen(owned),
                sql`exists (select 1 ${stillDeleted})`,
                sql`not exists (select 1 from ${enteredEntries} where ${enteredEntries.lineupId} = ${owned.id})`,
              ),
            ),
        ]
      : []),
    db
      .update(savedLineups)
      .set({ finalized: lineup.finalized, gameId: gameIdOf(deleted.content) })
      .where(and(isMineAndOpen(owned), sql`exists (select 1 ${stillDeleted})`)),
    db
      .delete(deletedLineups)
      .where(sql`(lineup_id, deleted_at) in (select lineup_id, deleted_at ${stillDeleted})`),
    enforceLimit(db, owned.userId, 'lineups'),
    enforceLimit(db, owned.userId, 'enteredEntries'),
    ...selectLineup(db, owned),
  ])
  return LINEUPS.read(results.slice(-2))
}

/** Its entries have the result, and give it back if they come back themselves. */
const NO_RESULT = { pointsTotal: null, winningsTotalCents: null, rank: null, performanceGrade: null }

/** The lineup's row and its entries as one text, in every column: it differs after any change of them. */
const REVISION = sql`${rowAsJson(savedLineups)} || ifnull((select group_concat(entry) from (select ${rowAsJson(enteredEntries)}
  as entry from entered_entries where entered_entries.lineup_id = saved_lineups.id order by entered_entries.id)), '')`

/** The lineup with all that is deleted with it, and its revision. */
async function readWhole(
  db: Db,
  owned: OwnedRecord,
): Promise<{ content: DeletedLineup; revision: string } | null> {
  const { id, userId, setId, lineupId, points, rank, winningsCents, source, checked, ...entryColumns } =
    getTableColumns(enteredEntries)
  const [[row], players, [game], entries] = await db.batch([
    db
      .select({ ...getTableColumns(savedLineups), revision: sql<string>`${REVISION}`.as('revision') })
      .from(savedLineups)
      .where(isMine(savedLineups, owned)),
    // In a batch D1 names each column once, so no statement may select two columns of one name.
    db
      .select(getTableColumns(savedLineupPlayers))
      .from(savedLineupPlayers)
      .innerJoin(savedLineups, eq(savedLineups.id, savedLineupPlayers.lineupId))
      .where(isMine(savedLineups, owned))
      .orderBy(asc(savedLineupPlayers.id)),
    db
      .select(getTableColumns(games))
      .from(games)
      .innerJoin(savedLineups, eq(savedLineups.gameId, games.id))
      .where(and(isMine(savedLineups, owned), isNull(games.csvData))),
    db
      .select({ ...entryColumns, hasResult: sql`ifnull(${source}, 'live') <> 'live'`.mapWith(Boolean) })
      .from(enteredEntries)
      .where(and(eq(lineupId, owned.id), eq(userId, owned.userId)))
      .orderBy(asc(id)),
  ])
  if (!row) return null
  const { revision, ...lineup } = row
  return { content: { lineup, players, game: game ?? null, entries }, revision }
}

function keep(db: Db, { id, userId }: OwnedRecord, content: DeletedLineup, now: number) {
  return db
    .insert(deletedLineups)
    .select(
      sql`select ${id}, ${userId}, ${sql.param(content, deletedLineups.content)}, ${now}
        where not exists (select 1 from ${savedLineups} where ${savedLineups.id} = ${id})`,
    )
    .onConflictDoNothing()
}

/** Deletes a game without a file that no lineup, no entry set and no contest refers to. */
export function deleteUnusedGame(db: Db, userId: number, gameId: SQL | number | null) {
  return db
    .delete(games)
    .where(
      and(
        sql`${games.id} = ${gameId}`,
        eq(games.userId, userId),
        isNull(games.csvData),
        sql`not exists (select 1 from ${savedLineups} where ${savedLineups.gameId} = ${games.id})`,
        sql`not exists (select 1 from ${entrySets} where ${entrySets.gameId} = ${games.id})`,
        sql`not exists (select 1 from ${contests} where ${contests.gameId} = ${games.id})`,
      ),
    )
}

/** A row's values in the order of the table's columns. */
function valuesOf(table: SQLiteTable, row: Record<string, unknown>) {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table))
  const values = columns.map(([field, column]) => {
    const value = row[field] ?? null
    return is(value, SQL) ? value : sql.param(value, column)
  })
  return sql.join(values, sql`, `)
}

/** The key, or null when the user has saved another lineup under it since. */
function keyIfFree({ userId, idempotencyKey }: DeletedLineup['lineup']) {
  const taken = sql`select 1 from ${savedLineups} where user_id = ${userId} and idempotency_key = ${idempotencyKey}`
  return sql`iif(exists (${taken}), null, ${idempotencyKey})`
}

/** The lineup's game: the restored one, the same game stored again since, or null when its file was deleted. */
function gameIdOf({ lineup, game }: DeletedLineup) {
  const same = game
    ? sql`game_mode = ${game.gameMode} and content_hash = ${game.contentHash}`
    : sql`id = ${lineup.gameId}`
  return sql`(select id from games where user_id = ${lineup.userId} and ${same})`
}
