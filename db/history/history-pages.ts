import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import type { HistorySummary } from '#core/history/history-summary.ts'
import type { EntryCursor, EntrySort, HistoryView } from '#core/history/history-view.ts'
import type { SetTotals } from '#core/totals/set-totals.ts'
import type { Db } from '../client.ts'
import { type KeptFigures, selectSetTotals, setTotalsIn } from '../lineups/lineup-figures.ts'
import { preparedSelect } from '../prepared-select.ts'
import { placeOrLast, profitOfEntry, roiOfEntry } from '../schema/entry-figures.ts'
import { historicalEntries as entries } from '../schema.ts'
import { type Kept, keptEntries, selectSummary, summaryIn } from './history-analytics.ts'
import { selectSportSummary, sportSummaryIn } from './sport-history.ts'

const { id: _id, userId: _owner, asOf: _age, createdAt: _time, ...entryColumns } = getTableColumns(entries)

export type PageRequest = {
  userId: number
  view: HistoryView
  /** The place after which the entries are wanted; null: from the first. */
  after: EntryCursor | null
  limit: number
}

export type ListedEntry = { entry: HistoricalEntry; cursor: EntryCursor }

export type HistoryPageRows = {
  kept: Kept<HistorySummary> | null
  /** Sports of the whole history, most played first; null where they are to be computed. */
  sports: string[] | null
  entries: ListedEntry[]
  /** Entries of the view where they were counted, otherwise null: the summary's. */
  found: number | null
  /** Null for a user without entry sets. */
  setTotals: KeptFigures<SetTotals> | null
}

/**
 * A page of entries, the stored summary of the view's sport, and the totals of entry sets, in one round trip; a search, and
 * an order of one sport, take another one (`chosenFew`).
 */
export async function findHistoryPage(db: Db, page: PageRequest): Promise<HistoryPageRows> {
  const { userId, view } = page
  const { sport } = view
  const { found, isFew } = await chosenFew(db, page)
  const totals = selectSetTotals(db, { userId })
  const parts = selectPage(db, page, isFew)
  if (sport === null) {
    const [summary, sets, ...rows] = await db.batch([selectSummary(db, { userId }), totals, ...parts])
    const kept = summaryIn(summary)
    const sports = kept?.figures?.sports ?? null
    return { kept, sports, found, entries: listed(rows, page), setTotals: setTotalsIn(sets) }
  }
  const [summary, sets, ...rows] = await db.batch([
    selectSportSummary(db, { userId, sport }),
    totals,
    ...parts,
  ])
  const ofSport = sportSummaryIn(summary)
  const figures = { kept: ofSport?.kept ?? null, sports: ofSport?.sports ?? null }
  return { ...figures, found, entries: listed(rows, page), setTotals: setTotalsIn(sets) }
}

/** A page of entries, and the number of changes to the history so far. */
export async function entriesAfter(
  db: Db,
  page: PageRequest,
): Promise<{ entries: ListedEntry[]; revision: number }> {
  const { isFew } = await chosenFew(db, page)
  const [[kept], ...rows] = await db.batch([keptEntries(db, page.userId), ...selectPage(db, page, isFew)])
  return { entries: listed(rows, page), revision: kept?.revision ?? 0 }
}

/** Few enough to be sorted for each page. */
const FEW = 5_000

/**
 * The number of entries that a filter leaves, and whether they are few. Few are found first and sorted: along the index of
 * an order, the next of them may be 200,000 rows away. Where nothing is filtered, or by sport alone in the order of dates,
 * for which there is an index, nothing is counted.
 */
async function chosenFew(
  db: Db,
  { userId, view }: PageRequest,
): Promise<{ found: number | null; isFew: boolean }> {
  if (view.search === '' && (view.sport === null || isByDate(view))) return { found: null, isFew: false }
  const [counted] = await db
    .select({ count: sql<number>`count(*)` })
    .from(entries)
    .where(and(eq(entries.userId, userId), matches(view)))
  const found = counted?.count ?? 0
  return { found, isFew: found <= FEW }
}

type Row = HistoricalEntry & { sortValue: string | number; sortKey: string | number }

/** The entries equal to the last one of the page before, then those beyond it. */
function listed(parts: Row[][], { limit }: PageRequest): ListedEntry[] {
  return parts
    .flat()
    .slice(0, limit)
    .map(({ sortValue, sortKey, ...entry }) => ({ entry, cursor: { value: sortValue, key: sortKey } }))
}

/** The newest of all, as most visits start. */
const selectNewest = preparedSelect(['userId', 'limit'], (db, at) =>
  db
    .select({
      ...entryColumns,
      sortValue: sql<string | number>`${entries.contestDate}`.as('sort_value'),
      sortKey: sql<string | number>`${entries.entryKey}`.as('sort_key'),
    })
    .from(entries)
    .where(eq(entries.userId, at.userId))
    .orderBy(desc(entries.contestDate), asc(entries.entryKey))
    .limit(at.limit),
)

/**
 * Along an index, so that a page of 200,000 entries reads about as many rows as it has. Entries added or deleted meanwhile
 * move no other entry to another page. Two statements for a place among equal ones: one range of the index each.
 */
function selectPage(db: Db, { userId, view, after, limit }: PageRequest, isFew: boolean) {
  const isPlain = view.sport === null && view.search === '' && view.sort === 'newest'
  if (isPlain && after === null) return [selectNewest(db, { userId, limit })]
  const { value, isDescending, key, isKeyDescending } = ORDERS[view.sort]
  const inValue = isDescending ? desc(value) : asc(value)
  const inKey = isKeyDescending ? desc(key) : asc(key)
  const select = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select({
        ...entryColumns,
        sortValue: sql<string | number>`${value}`.as('sort_value'),
        sortKey: sql<string | number>`${key}`.as('sort_key'),
      })
      .from(entries)
      .where(and(isFew ? isOneOf(db, userId, view) : isMet(userId, view), where))
      .orderBy(...order)
      .limit(limit)
  if (after === null) return [select(undefined, inValue, inKey)]
  const beyond = (descending: boolean) => sql.raw(descending ? '<' : '>')
  return [
    select(sql`${value} = ${after.value} and ${key} ${beyond(isKeyDescending)} ${after.key}`, inKey),
    select(sql`${value} ${beyond(isDescending)} ${after.value}`, inValue, inKey),
  ]
}

/** The entries of the view, met along the index of its order; the plus keeps SQLite from another one. */
function isMet(userId: number, view: HistoryView) {
  const isOther = view.sport !== null && !isByDate(view)
  return and(
    eq(entries.userId, userId),
    isOther ? sql`+${entries.sport} = ${view.sport}` : undefined,
    matches(isOther ? { ...view, sport: null } : view, !isOther),
  )
}

/** The entries of the view, found before they are sorted. */
function isOneOf(db: Db, userId: number, view: HistoryView) {
  const found = db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, userId), matches(view)))
  return and(sql`+${entries.userId} = ${userId}`, inArray(entries.id, found))
}

type Order = { value: SQL; isDescending: boolean; key: SQL; isKeyDescending: boolean }

const { contestDate, entryKey, contestName, entryFeeCents } = entries
const along = (value: SQL, key: SQL, isDescending: boolean): Order => ({
  ...{ value, key, isDescending, isKeyDescending: false },
})
const against = ({ isDescending, ...order }: Order): Order => ({
  ...{ ...order, isDescending: !isDescending, isKeyDescending: true },
})
const byDate = along(sql`${contestDate}`, sql`${entryKey}`, true)
const byProfit = along(profitOfEntry(entries), sql`${entries.id}`, true)
const byRoi = along(roiOfEntry(entries), sql`${entries.id}`, true)
const byFee = along(sql`${entryFeeCents}`, sql`${entries.id}`, true)

/** Each is the order of an index (schema/history.ts) or its reverse. */
const ORDERS: Record<EntrySort, Order> = {
  newest: byDate,
  oldest: against(byDate),
  profit: byProfit,
  loss: against(byProfit),
  roi: byRoi,
  'roi-low': against(byRoi),
  rank: along(placeOrLast(entries), sql`${entries.id}`, false),
  fee: byFee,
  'fee-low': against(byFee),
  contest: along(sql`${contestName} collate nocase`, sql`${entries.id}`, false),
}

function isByDate({ sort }: HistoryView): boolean {
  return sort === 'newest' || sort === 'oldest'
}

/**
 * Only the letters A to Z are alike in both cases, as in SQLite. LIKE takes patterns of at most 50 bytes in D1. The plus
 * leaves the index of sports to what has no other: a search reads names in the index of contests.
 */
function matches({ sport, search }: HistoryView, isAlongSport = false) {
  const sought = search.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  if (search === '') return sport === null ? undefined : eq(entries.sport, sport)
  const isFound = sql`instr(lower(${contestName}), ${sought}) > 0`
  if (sport === null) return isFound
  return isAlongSport
    ? and(eq(entries.sport, sport), isFound)
    : sql`${isFound} and +${entries.sport} = ${sport}`
}
