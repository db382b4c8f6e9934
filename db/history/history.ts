import { and, asc, count, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import { JsonRows } from '../bulk.ts'
import type { Db } from '../client.ts'
import { historicalEntries as entries } from '../schema.ts'
import { enforceLimit } from '../stored-limits.ts'
import { keptEntries, nextRevision, recountEntries } from './history-analytics.ts'
import { forgetEmptyImports, nameImport } from './history-imports.ts'

const columns = getTableColumns(entries)
const { id, userId: _owner, asOf, createdAt, ...entryColumns } = columns
const FIELDS = Object.keys(entryColumns) as (keyof HistoricalEntry)[]

/** An entry and the date of the file it was read from. */
export type EntryReading = { entry: HistoricalEntry; asOf: string }
/** `asOf` is null where one value applies to all. */
type ArrivingReading = { entry: HistoricalEntry; asOf: string | null }

/** Readings as insertable rows. */
export class HistoryRows {
  private readonly rows = new JsonRows()

  add(reading: ArrivingReading): void {
    this.rows.add(toRow(reading))
  }

  /** How many readings were added. */
  get count(): number {
    return this.rows.count
  }

  /** Call once, after the last reading. */
  chunks(): Generator<string> {
    return this.rows.chunks()
  }
}

/** `asOf` and `name`, of the file, where one applies to all rows. */
type ArrivingFile = { rows: HistoryRows; asOf?: string; name?: string | undefined }

/** Whose import, the date of rows without their own, and the time that identifies it. */
type Import = { userId: number; asOf: string; now: number }

/**
 * Merges file rows into the user's history and returns the number of new entries. A more recent reading replaces an
 * existing entry, so the result does not depend on the order of the files; of two equally recent readings the greater
 * one is kept. `asOf` applies to rows without their own date.
 *
 * Each chunk is a batch of its own, because D1 runs one batch at a time and every other user's query waits for it:
 * 50,000 rows in one batch take a second. When a chunk fails, the entries of the chunks before it are deleted again.
 */
export async function importRows(
  db: Db,
  { userId, rows, asOf = '', now, name }: Pick<Import, 'userId' | 'now'> & ArrivingFile,
): Promise<{ added: number }> {
  const part = { userId, asOf, now }
  let added = 0
  try {
    for (const chunk of rows.chunks()) {
      // Counted in the batch, so that an import that was stored is never answered as failed.
      const [, , imported] = await db.batch([
        nextRevision(db, userId),
        insertChunk(db, part, chunk),
        countImported(db, userId, now),
        recountEntries(db, userId),
        enforceLimit(db, userId, 'historyEntries'),
        ...(name === undefined ? [] : [nameImport(db, { userId, importedAt: now, name })]),
      ])
      added = numberIn(imported)
    }
  } catch (error) {
    await deleteEntries(db, { userId, importedAt: now }).catch(() => {})
    throw error
  }
  return { added }
}

/** The entries that this import has added: an entry keeps the time of the import that added it. */
function countImported(db: Db, userId: number, now: number) {
  return db
    .select({ total: count() })
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(createdAt, now)))
}

function numberIn([counted]: { total: number }[]): number {
  return counted?.total ?? 0
}

/** Values in the order of `ROW`. */
function toRow({ entry, asOf }: ArrivingReading): unknown[] {
  return [...FIELDS.map((field) => entry[field]), asOf]
}

const ROW = [...FIELDS, 'asOf'] as const

function insertChunk(db: Db, { userId, asOf: age, now }: Import, chunk: string) {
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
      setWhere: sql`(${allColumnsOf('excluded')}) > (${allColumnsOf('historical_entries')})`,
    })
}

/** All columns of a row, `asOf` first, for comparing two readings. */
function allColumnsOf(row: 'excluded' | 'historical_entries'): SQL {
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

/** Entries deleted by one batch, in about 20 ms, for which other users' queries wait. */
const PIECE = 5_000

/** Deletes the entries of one import, or all of them; returns their number. */
export async function deleteEntries(
  db: Db,
  { userId, importedAt }: { userId: number; importedAt: number | 'all' },
): Promise<number> {
  const which = importedAt === 'all' ? undefined : eq(createdAt, importedAt)
  const piece = db
    .select({ id })
    .from(entries)
    .where(and(eq(entries.userId, userId), which))
    .limit(PIECE)
  for (let deleted = 0; ; ) {
    const [, before, , after] = await db.batch([
      nextRevision(db, userId),
      recountEntries(db, userId),
      db.delete(entries).where(inArray(id, piece)),
      recountEntries(db, userId),
      forgetEmptyImports(db, userId),
    ])
    const gone = numberIn(before) - numberIn(after)
    deleted += gone
    if (gone < PIECE) return deleted
  }
}

/** One page of the user's entries, newest first, and the total number. */
export async function listEntries(
  db: Db,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): Promise<{ entries: HistoricalEntry[]; total: number }> {
  const [rows, counted] = await db.batch([
    db
      .select(entryColumns)
      .from(entries)
      .where(eq(entries.userId, userId))
      .orderBy(desc(entries.contestDate), asc(entries.entryKey))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    keptEntries(db, userId),
  ])
  return { entries: rows, total: numberIn(counted) }
}

/** The user's readings with row id greater than `after`, in order of id, for reading page by page; of one sport, or of all (null). */
export async function readingsAfter(
  db: Db,
  { userId, sport, after, limit }: { userId: number; sport: string | null; after: number; limit: number },
): Promise<(EntryReading & { id: number })[]> {
  // The plus keeps SQLite from sorting all entries of the sport for each page.
  const ofSport = sport === null ? undefined : sql`+${entries.sport} = ${sport}`
  return db
    .select({ id, asOf, entry: entryColumns })
    .from(entries)
    .where(and(eq(entries.userId, userId), gt(id, after), ofSport))
    .orderBy(asc(id))
    .limit(limit)
}
