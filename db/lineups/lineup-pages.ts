import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import type { LineupColumn, LineupCursor, LineupView } from '#core/lineups/lineup-view.ts'
import type { ResultOffer } from '#core/lineups/result-offer.ts'
import type { Db } from '../client.ts'
import { lineupProfitCents, lineupRoiPct, lineupWinningsCents } from '../contests/winnings.ts'
import { preparedSelect } from '../prepared-select.ts'
import { lineupSortKeys, savedLineups } from '../schema.ts'
import { outsAt } from '../slates/slate-outs.ts'
import { type KeptFigures, offersIn, selectOffers } from './lineup-figures.ts'
import { type PagedLineup, pagedLineup, pageFields, withOuts } from './lineup-outs.ts'
import { searchedText } from './lineup-sort-keys.ts'

type PageRequest = {
  userId: number
  view: LineupView
  after: LineupCursor | null
  limit: number
  now: number
}

export type LineupPageRows = {
  lineups: PagedLineup[]
  /** The place after which the following lineups are; null on the last page. */
  next: LineupCursor | null
  total: number
  /** Number of changes to the user's lineups so far. */
  revision: number
  /** Null for a user who never saved a lineup. */
  offers: KeptFigures<ResultOffer[]> | null
}

/** A page of a view and what the list says about it, in one round trip. Sort keys must be there (needsSortKeys). */
export async function findLineupPage(db: Db, page: PageRequest): Promise<LineupPageRows> {
  const { userId, view, limit, now } = page
  const [state, rows, ...counts] = await db.batch([
    selectOffers(db, { userId }),
    isNewest(page)
      ? selectNewest(db, { limit: limit + 1, ...outsAt(userId, now) })
      : selectPage(db, { ...page, limit: limit + 1 }),
    ...(view.search === '' ? [] : [countMatches(db, userId, view)]),
  ])
  const [counted] = counts.flat()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    lineups: rows.slice(0, limit).map(pagedLineup),
    next: last ? { value: last.sortValue, createdAt: last.createdAt, id: last.id } : null,
    total: counted?.count ?? state[0]?.lineups ?? 0,
    revision: state[0]?.revision ?? 0,
    offers: offersIn(state),
  }
}

const VALUES: Record<LineupColumn, SQL> = {
  name: sql`${lineupSortKeys.nameKey}`,
  contest: sql`${lineupSortKeys.contestKey}`,
  week: sql`${savedLineups.week}`,
  points: sql`${savedLineups.pointsTotal}`,
  fee: sql`${savedLineups.entryFeeTotalCents}`,
  winnings: lineupWinningsCents,
  profit: lineupProfitCents,
  roi: lineupRoiPct,
}

/** True if the view needs sort keys (lineup-sort-keys.ts). */
export function needsSortKeys({ search, order }: LineupView): boolean {
  return search !== '' || order?.column === 'name' || order?.column === 'contest'
}

/**
 * The lineups of a view that follow `after` (null: from the first). Without an order they are read along an index; with
 * one, all of the user's lineups, which are limited in number, are sorted.
 */
function selectPage(db: Db, { userId, view, after, limit, now }: PageRequest) {
  const value = sortedBy(view)
  const direction = sql.raw(view.order?.descending ? 'desc' : 'asc')
  const ordered = (value: SQL) => (view.order ? sql`${value} is null, ${value} ${direction}, ` : sql``)
  const lineups = db.select(pageFields(value)).from(savedLineups).$dynamic()
  const page = withSortKeys(lineups, view)
    .where(and(matches(userId, view), after ? follows(view, after) : undefined))
    .orderBy(sql`${ordered(value)}${savedLineups.createdAt} desc, ${savedLineups.id} desc`)
    .limit(limit)
  const order = sql`${ordered(sql`page.sort_value`)}${NEWEST_OF_PAGE}`
  return withOuts(db, page, { order, ...outsAt(userId, now) })
}

/** The order of the rows of a page. */
const NEWEST_OF_PAGE = sql`page.created_at desc, page.id desc`

/** Whether it is the page of most visits: the newest lineups, of all. */
function isNewest({ view, after }: PageRequest): boolean {
  return view.order === null && view.search === '' && after === null
}

const selectNewest = preparedSelect(['userId', 'limit', 'now', 'today'], (db, at) => {
  const page = db
    .select(pageFields(sql`null`))
    .from(savedLineups)
    .where(eq(savedLineups.userId, at.userId))
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
    .limit(at.limit)
  return withOuts(db, page, { order: NEWEST_OF_PAGE, ...at })
})

/** How many lineups the view has. */
function countMatches(db: Db, userId: number, view: LineupView) {
  const lineups = db.select({ count: sql<number>`count(*)` }).from(savedLineups).$dynamic()
  return withSortKeys(lineups, view).where(matches(userId, view))
}

function withSortKeys<Query extends SQLiteSelect>(lineups: Query, view: LineupView) {
  const ofLineup = eq(lineupSortKeys.lineupId, savedLineups.id)
  return needsSortKeys(view) ? lineups.innerJoin(lineupSortKeys, ofLineup) : lineups
}

function sortedBy({ order }: LineupView): SQL {
  return order ? VALUES[order.column] : sql`null`
}

/** LIKE takes patterns of at most 50 bytes in D1. */
function matches(userId: number, { search }: LineupView) {
  const found =
    search === '' ? undefined : sql`instr(${lineupSortKeys.searched}, ${searchedText(search)}) > 0`
  return and(eq(savedLineups.userId, userId), found)
}

function follows(view: LineupView, { value, createdAt, id }: LineupCursor): SQL {
  const isOlder = sql`(${savedLineups.createdAt}, ${savedLineups.id}) < (${createdAt}, ${id})`
  if (!view.order) return isOlder
  const column = sortedBy(view)
  if (value === null) return sql`(${column} is null and ${isOlder})`
  const isBeyond = view.order.descending ? sql`${column} < ${value}` : sql`${column} > ${value}`
  return sql`(${column} is null or ${isBeyond} or (${column} = ${value} and ${isOlder}))`
}
