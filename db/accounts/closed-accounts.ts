import { and, eq, exists, getTableColumns, is, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db, Directory } from '../client.ts'
import * as schema from '../schema.ts'
import { hasOtherAdmin } from './user-administration.ts'

const { contests, knownDevices, linkedAccounts, sessions, users } = schema

type OwnedTable = SQLiteTable & { userId: SQLiteColumn }

/** Every table with an owner column, derived from the schema, so that new tables are included. */
const OWNED = Object.values<unknown>(schema).filter(
  (table): table is OwnedTable => is(table, SQLiteTable) && 'userId' in getTableColumns(table),
)

/** Limits per statement: a contest has thousands of rows. */
const CONTESTS_AT_ONCE = 10
const ROWS_AT_ONCE = 5_000

/**
 * Clears name, email, password, sessions, links and known devices of the account, so that it can't be used or found.
 * `removeClosedAccount` deletes the empty row. Returns the database of the user's records; null, without any change,
 * for the only admin.
 */
export async function closeAccount(
  directory: Directory,
  { userId, now }: { userId: number; now: number },
): Promise<string | null> {
  const isClosed = exists(
    directory
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.closedAt))),
  )
  const [[closed]] = await directory.batch([
    directory
      .update(users)
      .set({
        username: '',
        // A leading space is never in a real name, because names are trimmed.
        usernameKey: sql`' closed ' || ${users.id}`,
        usernameSkeleton: null,
        email: null,
        emailVerified: false,
        password: '',
        hasPassword: false,
        role: 'user',
        closedAt: now,
      })
      .where(and(eq(users.id, userId), isNull(users.closedAt), hasOtherAdmin(directory)))
      .returning({ database: users.database }),
    directory.delete(sessions).where(and(eq(sessions.userId, userId), isClosed)),
    directory.delete(linkedAccounts).where(and(eq(linkedAccounts.userId, userId), isClosed)),
    directory.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isClosed)),
  ])
  return closed?.database ?? null
}

/** Deletes every row of the user, in portions. */
export async function deleteRecordsOf(db: Db, userId: number): Promise<void> {
  for (const table of [contests, ...OWNED]) {
    const portion = table === contests ? CONTESTS_AT_ONCE : ROWS_AT_ONCE
    const some = sql`rowid in (select rowid from ${table} where ${table.userId} = ${userId} limit ${portion})`
    let removed: number
    do removed = (await db.delete(table).where(some)).meta.changes
    while (removed > 0)
  }
}

export type ClosedAccount = { userId: number; database: string; closedAt: number }

/** Closed accounts whose empty row is still there, oldest first. */
export async function listClosedAccounts(
  directory: Directory,
  { closedBefore, limit }: { closedBefore: number; limit: number },
): Promise<ClosedAccount[]> {
  const rows = await directory
    .select({ userId: users.id, database: users.database, closedAt: users.closedAt })
    .from(users)
    .where(lte(users.closedAt, closedBefore))
    .orderBy(users.closedAt)
    .limit(limit)
  return rows.map((row) => ({ ...row, closedAt: row.closedAt ?? 0 }))
}

/** Deletes the empty row of a closed account, in the directory and in the database of its records. */
export async function removeClosedAccount(
  databases: readonly (Db | Directory)[],
  userId: number,
): Promise<void> {
  for (const database of databases) {
    const isEmptyRow = and(eq(users.id, userId), eq(users.username, ''))
    await database.delete(users).where(isEmptyRow)
  }
}
