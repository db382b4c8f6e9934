import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { HeldOut } from '#core/slate-memory/out-people.ts'
import type { Db } from './client.ts'
import type { deletedEntrySets, deletedLineups, entrySets, savedLineups } from './schema.ts'
import { type HeldOutRow, heldOutIn, type OutsRow, outsAt, selectOuts } from './slates/slate-outs.ts'
import type { StoredKind } from './stored-limits.ts'
import { isUniqueViolation } from './unique-violation.ts'

/*
 * What is the same for the two kinds of entries that a user keeps: lineups saved one by one and entry sets. A kind says which
 * tables it has and how one record is read; the queries here are those of both.
 */

export type OwnedRecord = { id: number; userId: number }
/** Of a batch. */
type Statement = Parameters<Db['batch']>[0][number]

export type RecordTables<Whole> = {
  table: typeof savedLineups | typeof entrySets
  name: SQLiteColumn
  deleted: DeletedRecords
  /** The statements that read a whole record, for a batch; `read` takes their answers. */
  select(db: Db, owned: OwnedRecord): readonly Statement[]
  read(answers: readonly unknown[]): Whole | null
  /** The rows of the slate that a record holds. */
  rows(whole: Whole): readonly HeldOutRow[]
}

/** How a kind of records is kept after its deletion. */
export type DeletedRecords = {
  table: typeof deletedLineups | typeof deletedEntrySets
  /** The columns that hold the record, from its row and those that go with it. */
  kept: Record<string, SQL>
  /** The id of its game, from these columns. */
  gameId: SQL
  /** Statements that bring a record back. They do nothing for one that is not among the deleted ones. */
  restore(db: Db, owned: OwnedRecord): readonly Statement[]
  /** What it counts in again. */
  limits: readonly StoredKind[]
}

/** A record with those of it who are out before it locks; `out` is null without any. */
export type Shown<Whole> = Whole & { out: HeldOut | null }

export function isMine(table: { id: SQLiteColumn; userId: SQLiteColumn }, { id, userId }: OwnedRecord) {
  return and(eq(table.id, id), eq(table.userId, userId))
}

export async function findRecord<Whole>(
  db: Db,
  { select, read }: RecordTables<Whole>,
  owned: OwnedRecord,
): Promise<Whole | null> {
  const [first, ...others] = select(db, owned)
  return read(await db.batch([first!, ...others]))
}

export async function findShownRecord<Whole>(
  db: Db,
  { table, select, read, rows }: RecordTables<Whole>,
  owned: OwnedRecord,
  now: number,
): Promise<Shown<Whole> | null> {
  const gameId = sql`select ${table.gameId} from ${table} where ${isMine(table, owned)}`
  const [outs, ...answers] = await db.batch([
    selectOuts(db, gameId, outsAt(owned.userId, now)),
    ...select(db, owned),
  ])
  const found = read(answers)
  const [row] = outs as OutsRow[]
  return found && { ...found, out: row ? heldOutIn(row, rows(found)) : null }
}

/** Whether an insert failed because the user has used its idempotency key before. */
export function isKeyTaken({ table }: RecordTables<unknown>, error: unknown): boolean {
  return isUniqueViolation(error, `${getTableName(table)}.idempotency_key`)
}

/** The record saved under this idempotency key, and the hash of its request. */
export async function findByKey(
  db: Db,
  { table }: RecordTables<unknown>,
  { userId, idempotencyKey }: { userId: number; idempotencyKey: string },
): Promise<{ id: number; payloadHash: string | null } | null> {
  const row = await db
    .select({ id: table.id, payloadHash: table.payloadHash })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.idempotencyKey, idempotencyKey)))
    .get()
  return row ?? null
}

/** The names of the user's records of this kind that begin with this text. */
export async function namesFrom(
  db: Db,
  { table, name }: RecordTables<unknown>,
  userId: number,
  start: string,
): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`${name}` })
    .from(table)
    .where(and(eq(table.userId, userId), sql`instr(${name}, ${start}) = 1`))
  return rows.map((row) => row.name)
}
