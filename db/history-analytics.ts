import { and, eq, sql } from 'drizzle-orm'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { Db } from './client.ts'
import { listSavedLineups } from './saved-lineups.ts'
import { historyAnalytics } from './schema.ts'

/** To be counted up when `HistoryAnalytics` or the way to it changes: what an earlier edition kept is worked out anew. */
const EDITION = 3

/** What is kept of a user's analytics: null when the history has changed since, or nothing was kept yet. */
export type KeptAnalytics = { revision: number; analytics: HistoryAnalytics | null }

/** Null for a user who has never imported anything. */
export async function findAnalytics(db: Db, userId: number): Promise<KeptAnalytics | null> {
  return keptIn(await selectAnalytics(db, userId))
}

/** What a dashboard is made of, in one round trip: all of the user's lineups, newest first, and `findAnalytics`. */
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

/** Keeps analytics that were worked out at `revision`; an import in between leaves them unkept. */
export async function keepAnalytics(
  db: Db,
  { userId, revision, analytics }: { userId: number; revision: number; analytics: HistoryAnalytics },
): Promise<void> {
  await db
    .update(historyAnalytics)
    .set({ analytics: JSON.stringify(analytics), computedFor: nameOf(revision) })
    .where(and(eq(historyAnalytics.userId, userId), eq(historyAnalytics.revision, revision)))
}

/** The statement that says the history has changed; it belongs in the batch that changes it. */
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

/** A text that broke counts as none: it is worked out again. */
function parsed(analytics: string | null): HistoryAnalytics | null {
  try {
    return JSON.parse(analytics ?? 'null')
  } catch {
    return null
  }
}
