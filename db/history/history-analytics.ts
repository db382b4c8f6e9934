import { and, eq, sql } from 'drizzle-orm'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { BriefHistory, HistorySummary } from '#core/history/history-summary.ts'
import type { Db } from '../client.ts'
import { parsedOrNull } from '../json-text.ts'
import { preparedSelect } from '../prepared-select.ts'
import { historicalEntries, historyAnalytics } from '../schema.ts'

/** Increase when `HistoryAnalytics`, `HistorySummary` or their computation change; older results are then recomputed. */
const EDITION = 9

/** What is stored of a user's analytics; null when the history has changed since, or before the first computation. */
export type Kept<Figures> = { revision: number; figures: Figures | null }

/** Null for a user without imports. */
export async function findAnalytics(db: Db, userId: number): Promise<Kept<HistoryAnalytics> | null> {
  return analyticsIn(await selectAnalytics(db, userId))
}

/** For a batch, read by `analyticsIn`. */
export function selectAnalytics(db: Db, userId: number) {
  return db
    .select({ ...state, figures: historyAnalytics.analytics })
    .from(historyAnalytics)
    .where(eq(historyAnalytics.userId, userId))
}

/** Null for a user without imports. */
export function analyticsIn([row]: Row[]): Kept<HistoryAnalytics> | null {
  return keptIn(row)
}

const state = { revision: historyAnalytics.revision, computedFor: historyAnalytics.computedFor }

/** The part that pages show; for a batch, read by `summaryIn`. */
export const selectSummary = preparedSelect(['userId'], (db, at) =>
  db
    .select({ ...state, figures: historyAnalytics.summary })
    .from(historyAnalytics)
    .where(eq(historyAnalytics.userId, at.userId)),
)

/** Without groupings and curve, which are most of the text; for a batch, read by `briefIn`. */
export const selectBrief = preparedSelect(['userId'], (db, at) => {
  const { summary } = historyAnalytics
  const brief = sql<
    string | null
  >`case when json_valid(${summary}) then json_remove(${summary}, '$.cohorts', '$.curve') end`
  return db
    .select({ ...state, figures: brief })
    .from(historyAnalytics)
    .where(eq(historyAnalytics.userId, at.userId))
})

type Row = { revision: number; computedFor: string | null; figures: string | null }

/** Null for a user without imports. */
export function summaryIn([row]: Row[]): Kept<HistorySummary> | null {
  return keptIn(row)
}

/** Null for a user without imports. */
export function briefIn([row]: Row[]): Kept<BriefHistory> | null {
  return keptIn(row)
}

/** What a row of figures holds; null for none. */
export function keptIn<Figures>(row: Row | undefined): Kept<Figures> | null {
  if (!row) return null
  const upToDate = row.computedFor === nameOf(row.revision)
  return { revision: row.revision, figures: upToDate ? parsedOrNull<Figures>(row.figures) : null }
}

/** The sports of the whole history, from a row with its stored text; null when that is out of date. */
export function sportsIn(row: {
  revision: number
  ofAll: string | null
  sports: string | null
}): string[] | null {
  return row.ofAll === nameOf(row.revision) ? parsedOrNull<string[]>(row.sports) : null
}

/** Stores the analytics of `revision`; does nothing if the history has changed since. */
export async function keepAnalytics(
  db: Db,
  kept: { userId: number; revision: number; analytics: HistoryAnalytics; summary: HistorySummary },
): Promise<void> {
  const { userId, revision, analytics, summary } = kept
  await db
    .update(historyAnalytics)
    .set({
      analytics: JSON.stringify(analytics),
      summary: JSON.stringify(summary),
      computedFor: nameOf(revision),
    })
    .where(and(eq(historyAnalytics.userId, userId), eq(historyAnalytics.revision, revision)))
}

/** A statement for the batch that changes the history: increments the revision. */
export function nextRevision(db: Db, userId: number) {
  return db
    .insert(historyAnalytics)
    .values({ userId, revision: 1 })
    .onConflictDoUpdate({
      target: historyAnalytics.userId,
      set: { revision: sql`${historyAnalytics.revision} + 1` },
    })
}

/** The number of entries and of changes to them so far; no row for a user without imports. */
export function keptEntries(db: Db, userId: number) {
  return db
    .select({ total: historyAnalytics.entries, revision: historyAnalytics.revision })
    .from(historyAnalytics)
    .where(eq(historyAnalytics.userId, userId))
}

/** A statement for the batch that changes the history, after its changes: stores the number of entries. */
export function recountEntries(db: Db, userId: number) {
  const counted = sql`(select count(*) from ${historicalEntries} where ${historicalEntries.userId} = ${userId})`
  return db
    .update(historyAnalytics)
    .set({ entries: counted })
    .where(eq(historyAnalytics.userId, userId))
    .returning({ total: historyAnalytics.entries, revision: historyAnalytics.revision })
}

/** How rows name the revision that they were computed for. */
export function nameOf(revision: number): string {
  return `${EDITION}:${revision}`
}
