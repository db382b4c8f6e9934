import { and, eq, sql } from 'drizzle-orm'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { Db } from './client.ts'
import { listSavedLineups } from './saved-lineups.ts'
import { historyAnalytics } from './schema.ts'

/** Increase when `HistoryAnalytics` or its computation changes; older results are then recomputed. */
const EDITION = 3

/** A user's stored analytics; null when the history has changed since, or before the first computation. */
export type KeptAnalytics = { revision: number; analytics: HistoryAnalytics | null }

/** Null for a user without imports. */
export async function findAnalytics(db: Db, userId: number): Promise<KeptAnalytics | null> {
  return keptIn(await selectAnalytics(db, userId))
}

/** The data of a dashboard in one round trip: all lineups, newest first, and `findAnalytics`. */
export async function findAnalyticsAndLineups(
  db: Db,
  userId: number,
): Promise<{ kept: KeptAnalytics | null; lineups: ListedLineup[] }> {
  const [rows, lineups] = await db.batch([selectAnalytics(db, userId), listSavedLineups(db, userId)])
  return { kept: keptIn(rows), lineups }
}

function selectAnalytics(db: Db, userId: number) {
  return db.select().from(historyAnalytics).where(eq(historyAnalytics.userId, userId))
}

function keptIn([row]: (typeof historyAnalytics.$inferSelect)[]): KeptAnalytics | null {
  if (!row) return null
  const upToDate = row.computedFor === nameOf(row.revision)
  return { revision: row.revision, analytics: upToDate ? parsed(row.analytics) : null }
}

/** Stores the analytics of `revision`; does nothing if an import has changed it since. */
export async function keepAnalytics(
  db: Db,
  { userId, revision, analytics }: { userId: number; revision: number; analytics: HistoryAnalytics },
): Promise<void> {
  await db
    .update(historyAnalytics)
    .set({ analytics: JSON.stringify(analytics), computedFor: nameOf(revision) })
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

function nameOf(revision: number): string {
  return `${EDITION}:${revision}`
}

/** Invalid JSON counts as missing, so the analytics are recomputed. */
function parsed(analytics: string | null): HistoryAnalytics | null {
  try {
    return JSON.parse(analytics ?? 'null')
  } catch {
    return null
  }
}
