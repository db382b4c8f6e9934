import { and, asc, count, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import { JsonChunks } from './bulk.ts'
import type { Db } from './client.ts'
import { nextRevision } from './history-analytics.ts'
import { historicalEntries as entries } from './schema.ts'
import { enforceLimit } from './stored-limits.ts'

const columns = getTableColumns(entries)
const { id, userId: _owner, asOf, createdAt, ...entryColumns } = columns
const FIELDS = Object.keys(entryColumns) as (keyof HistoricalEntry)[]

/** An entry and how recent the file was that told of it. */
export type EntryReading = { entry: HistoricalEntry; asOf: string }
/** The age is null where it is said once for all of them. */
type ArrivingReading = { entry: HistoricalEntry; asOf: string | null }

/** Readings in the form in which they are inserted: a fraction of the memory of the readings themselves. */
export class HistoryRows {
  /** How many readings were added. */
  count = 0
  private readonly full: string[] = []
  private readonly open = new JsonChunks()

  add(reading: ArrivingReading): void {
    this.count += 1
    const chunk = this.open.add(toRow(reading))
    if (chunk !== null) this.full.push(chunk)
  }

  /** To be called once, after the last reading. */
  chunks(): string[] {
    const last = this.open.finish()
    return last === null ? this.full : [...this.full, last]
  }
}

/**
 * Adds what files told to the user's history, all or nothing, and says how many entries were new. An entry that is
 * already there is replaced by a more recent reading, so that files end in the same table in whatever order they
 * come; of two equally recent ones the greater stays. `asOf` is the age of the rows that were added without one.
 */
export async function importRows(
  db: Db,
  { userId, rows, asOf: age = '', now }: { userId: number; rows: HistoryRows; asOf?: string; now: number },
): Promise<{ added: number }> {
  const chunks = rows.chunks()
  const [before, , ...results] = await db.batch([
    countEntries(db, userId),
    nextRevision(db, userId),
    ...chunks.map((chunk) => insertChunk(db, { userId, age, now }, chunk)),
    countEntries(db, userId),
    enforceLimit(db, userId, 'historyEntries'),
  ])
  const after = results.at(-2) as typeof before
  return { added: after[0]!.total - before[0]!.total }
}

function countEntries(db: Db, userId: number) {
  return db.select({ total: count() }).from(entries).where(eq(entries.userId, userId))
}

/** In the order of `ROW`. */
function toRow({ entry, asOf }: ArrivingReading): unknown[] {
  return [...FIELDS.map((field) => entry[field]), asOf]
}

const ROW = [...FIELDS, 'asOf'] as const

function insertChunk(
  db: Db,
  { userId, age, now }: { userId: number; age: string; now: number },
  chunk: string,
) {
  const values = Object.keys(columns).map((field) => {
    if (field === 'id') return sql`null`
    if (field === 'userId') return sql`${userId}`
    if (field === 'createdAt') return sql`${now}`
    const value = sql.raw(`value ->> ${ROW.indexOf(field as (typeof ROW)[number])}`)
    return field === 'asOf' ? sql`ifnull(${value}, ${age})` : value
  })
  return db
    .insert(entries)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where true`)
    .onConflictDoUpdate({
      target: [entries.userId, entries.entryKey],
      set: Object.fromEntries(ROW.map((field) => [field, sql.raw(`excluded.${columns[field].name}`)])),
      setWhere: sql`(${everythingIn('excluded')}) > (${everythingIn('historical_entries')})`,
    })
}

/** Everything a row says, its age first, so that two readings can be compared. */
function everythingIn(row: 'excluded' | 'historical_entries'): SQL {
  const known = ['as_of', 'winnings_non_ticket_cents', 'winnings_ticket_cents', 'entry_fee_cents']
  const open = ['place', 'points', 'contest_entries', 'prize_pool_cents', 'places_paid']
  const texts = ['contest_date', 'contest_key', 'contest_name', 'sport', 'game_type']
  return sql.raw(
    [
      ...known.map((column) => `${row}.${column}`),
      ...open.map((column) => `ifnull(${row}.${column}, -1e9)`),
      ...texts.map((column) => `${row}.${column}`),
    ].join(', '),
  )
}

/** A file that was imported: when, and how many entries it was the first to tell of. */
export type HistoryImport = { importedAt: number; entries: number }

/** The user's imports, newest first; `importedAt` is their name. */
export async function listImports(db: Db, userId: number): Promise<HistoryImport[]> {
  return db
    .select({ importedAt: createdAt, entries: count() })
    .from(entries)
    .where(eq(entries.userId, userId))
    .groupBy(createdAt)
    .orderBy(desc(createdAt))
}

/** Deletes the entries of one import, or all of them; says how many there were. */
export async function deleteEntries(
  db: Db,
  { userId, importedAt }: { userId: number; importedAt: number | 'all' },
): Promise<number> {
  const which = importedAt === 'all' ? undefined : eq(createdAt, importedAt)
  const [before, , , after] = await db.batch([
    countEntries(db, userId),
    nextRevision(db, userId),
    db.delete(entries).where(and(eq(entries.userId, userId), which)),
    countEntries(db, userId),
  ])
  return before[0]!.total - after[0]!.total
}

/** One page of the user's entries, newest first, and how many there are. */
export async function listEntries(
  db: Db,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): Promise<{ entries: HistoricalEntry[]; total: number }> {
  const [rows, [counted]] = await db.batch([
    db
      .select(entryColumns)
      .from(entries)
      .where(eq(entries.userId, userId))
      .orderBy(desc(entries.contestDate), asc(entries.entryKey))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countEntries(db, userId),
  ])
  return { entries: rows, total: counted!.total }
}

/** The user's readings from behind the row `after`, in the order they came, for reading all of them piece by piece. */
export async function readingsAfter(
  db: Db,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<(EntryReading & { id: number })[]> {
  return db
    .select({ id, asOf, entry: entryColumns })
    .from(entries)
    .where(and(eq(entries.userId, userId), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
}
