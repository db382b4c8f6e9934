import { and, asc, count, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import type { HistorySummary } from '#core/history/history-summary.ts'
import type { SetTotals } from '#core/money/set-totals.ts'
import { JsonChunks } from './bulk.ts'
import type { Db } from './client.ts'
import { fixedQuery } from './fixed-query.ts'
import {
  type Kept,
  keptEntries,
  nextRevision,
  recountEntries,
  selectSummary,
  summaryIn,
} from './history-analytics.ts'
import { forgetEmptyImports, nameImport } from './history-imports.ts'
import { type KeptFigures, selectSetTotals, setTotalsIn } from './lineup-figures.ts'
import { historicalEntries as entries } from './schema.ts'
import { enforceLimit } from './stored-limits.ts'

const columns = getTableColumns(entries)
const { id, userId: _owner, asOf, createdAt, ...entryColumns } = columns
const FIELDS = Object.keys(entryColumns) as (keyof HistoricalEntry)[]

/** An entry and the date of the file it was read from. */
export type EntryReading = { entry: HistoricalEntry; asOf: string }
/** `asOf` is null where one value applies to all. */
type ArrivingReading = { entry: HistoricalEntry; asOf: string | null }

/** Readings as insertable rows, which take a fraction of the memory. */
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

  /** Call once, after the last reading. */
  chunks(): string[] {
    const last = this.open.finish()
    return last === null ? this.full : [...this.full, last]
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
    selectEntries(db, { userId, after: null, limit: pageSize }).offset((page - 1) * pageSize),
    keptEntries(db, userId),
  ])
  return { entries: rows, total: numberIn(counted) }
}

/** The place of an entry in the list: date and key. */
export type EntryCursor = Pick<HistoricalEntry, 'contestDate' | 'entryKey'>

/**
 * The user's entries that follow `after` (null: from the first), newest first, along an index. Entries added or deleted
 * meanwhile move no other entry to another page.
 */
function selectEntries(db: Db, { userId, after, limit }: EntriesRequest) {
  const follows =
    after &&
    sql`${entries.contestDate} <= ${after.contestDate}
      and (${entries.contestDate} < ${after.contestDate} or ${entries.entryKey} > ${after.entryKey})`
  return db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.userId, userId), follows ?? undefined))
    .orderBy(desc(entries.contestDate), asc(entries.entryKey))
    .limit(limit)
}

/** The same from the first one on. */
const selectNewestEntries = fixedQuery(['userId', 'limit'], (db, at) =>
  db
    .select(entryColumns)
    .from(entries)
    .where(eq(entries.userId, at.userId))
    .orderBy(desc(entries.contestDate), asc(entries.entryKey))
    .limit(at.limit),
)

type EntriesRequest = { userId: number; after: EntryCursor | null; limit: number }

export type HistoryPageRows = {
  kept: Kept<HistorySummary> | null
  entries: HistoricalEntry[]
  /** Null for a user without entry sets. */
  setTotals: KeptFigures<SetTotals> | null
}

/** Entries that follow `after`, the stored summary and the totals of entry sets, in one round trip. */
export async function findHistoryPage(db: Db, page: EntriesRequest): Promise<HistoryPageRows> {
  const { userId, limit } = page
  const [summary, entries, totals] = await db.batch([
    selectSummary(db, { userId }),
    page.after === null ? selectNewestEntries(db, { userId, limit }) : selectEntries(db, page),
    selectSetTotals(db, { userId }),
  ])
  return { kept: summaryIn(summary), entries, setTotals: setTotalsIn(totals) }
}

/** Entries that follow `after`, and the number of changes to the history so far. */
export async function entriesAfter(
  db: Db,
  page: EntriesRequest,
): Promise<{ entries: HistoricalEntry[]; revision: number }> {
  const [rows, [kept]] = await db.batch([selectEntries(db, page), keptEntries(db, page.userId)])
  return { entries: rows, revision: kept?.revision ?? 0 }
}

/** The user's readings with row id greater than `after`, in order of id, for reading page by page. */
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
