import { and, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'
import { isMine, type OwnedRecord, type RecordTables } from './records.ts'
import { contests, entrySets, games, savedLineups } from './schema.ts'
import { enforceLimit } from './stored-limits.ts'

/*
 * A deleted record is kept for an hour in a table of its own, so that the deletion can be undone and no other query has to
 * leave deleted records out. The database copies the rows itself, so nothing has to be read and compared first.
 */

/** Deleted records of a kind kept for a user; the oldest are removed first. */
const KEPT_PER_USER = 50

/** Deletes the record; false when it is not this user's. Its game goes with it if it has no file and no other use. */
export async function deleteRecord(
  db: Db,
  { table, deleted: { table: deleted, kept, gameId } }: RecordTables<unknown>,
  owned: OwnedRecord,
  now: number,
): Promise<boolean> {
  const { id, userId } = owned
  const row: Record<string, SQL> = { id: sql`${id}`, userId: sql`${userId}`, deletedAt: sql`${now}`, ...kept }
  const newest = sql`select ${deleted.id} from ${deleted} where ${deleted.userId} = ${userId}
    order by ${deleted.deletedAt} desc, ${deleted.id} desc limit ${KEPT_PER_USER}`
  const [, gone] = await db.batch([
    copyRows(db, deleted, sql`from ${table} where ${isMine(table, owned)}`, (field) => row[field]!),
    db.delete(table).where(isMine(table, owned)).returning({ id: table.id }),
    deleteUnusedGame(db, userId, sql`(select ${gameId} from ${deleted} where ${isMine(deleted, owned)})`),
    db.delete(deleted).where(and(eq(deleted.userId, userId), sql`${deleted.id} not in (${newest})`)),
  ])
  return gone.length > 0
}

/**
 * Restores a record deleted within the last hour, with its id, results, entries and time, and its game if that is still
 * stored. An entry that the user has entered elsewhere since stays there. Only returns the record when it is not among the
 * deleted ones, so a repeated or concurrent request restores it once. Null without such a record.
 */
export async function restoreRecord<Whole>(
  db: Db,
  { deleted, select, read }: RecordTables<Whole>,
  owned: OwnedRecord,
): Promise<Whole | null> {
  const [first, ...others] = deleted.restore(db, owned)
  const selects = select(db, owned)
  const answers: unknown[] = await db.batch([
    first!,
    ...others,
    db.delete(deleted.table).where(isMine(deleted.table, owned)),
    ...deleted.limits.map((what) => enforceLimit(db, owned.userId, what)),
    ...selects,
  ])
  return read(answers.slice(-selects.length))
}

/** Removes for good what was deleted before this time. */
export async function removeDeleted(
  db: Db,
  { deleted: { table } }: RecordTables<unknown>,
  deletedBefore: number,
): Promise<void> {
  await db.delete(table).where(lte(table.deletedAt, deletedBefore))
}

/** Inserts rows of `from`, each column by its field and its name; none that is there already. */
export function copyRows(
  db: Db,
  table: SQLiteTable,
  from: SQL,
  valueFor: (field: string, name: string) => SQL,
) {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table))
  const values = columns.map(([field, { name }]) => valueFor(field, name))
  return db
    .insert(table)
    .select(sql`select ${sql.join(values, sql`, `)} ${from}`)
    .onConflictDoNothing()
}

/** A deleted record's Idempotency-Key; null when the user has saved another record of the kind under it since. */
export function keyIfFree(table: RecordTables<unknown>['table'], userId: number, key: SQL): SQL {
  const taken = sql`select 1 from ${table} where ${table.userId} = ${userId} and ${table.idempotencyKey} = ${key}`
  return sql`iif(exists (${taken}), null, ${key})`
}

/** Deletes a game without a file that no lineup, no entry set and no contest refers to. */
function deleteUnusedGame(db: Db, userId: number, gameId: SQL) {
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
