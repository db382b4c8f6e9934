import { and, eq, ne, sql } from 'drizzle-orm'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { HistorySummary } from '#core/history/history-summary.ts'
import type { Db } from '../client.ts'
import { preparedSelect } from '../prepared-select.ts'
import { historyAnalytics, sportHistory } from '../schema.ts'
import { type Kept, keptIn, nameOf, sportsIn } from './history-analytics.ts'

/*
 * The analytics of one sport of a history, stored when they are first asked for, until the next change of the history.
 */

type OfSport = { userId: number; sport: string }

/** More are computed at each view: a file may name any number of sports. */
const MOST_KEPT = 12

const isOfSport = (at: { userId: unknown; sport: unknown }) =>
  and(eq(sportHistory.userId, historyAnalytics.userId), sql`${sportHistory.sport} = ${at.sport}`)

/** For a batch, read by `sportSummaryIn`. */
export const selectSportSummary = preparedSelect(['userId', 'sport'], (db, at) =>
  db
    .select({
      revision: historyAnalytics.revision,
      computedFor: sportHistory.computedFor,
      figures: sportHistory.summary,
      // The database's batch gives back one of two columns of one name.
      ofAll: sql<string | null>`${historyAnalytics.computedFor}`.as('of_all'),
      sports: sql<
        string | null
      >`case when json_valid(${historyAnalytics.summary}) then ${historyAnalytics.summary} ->> '$.sports' end`.as(
        'sports',
      ),
    })
    .from(historyAnalytics)
    .leftJoin(sportHistory, isOfSport(at))
    .where(eq(historyAnalytics.userId, at.userId)),
)

type SportRow = Parameters<typeof keptIn>[0] & { ofAll: string | null; sports: string | null }

/** The summary of a sport, and the sports of the whole history (null: to be computed). Null for a user without imports. */
export function sportSummaryIn([row]: SportRow[]): {
  kept: Kept<HistorySummary>
  sports: string[] | null
} | null {
  const kept = keptIn<HistorySummary>(row)
  return row && kept ? { kept, sports: sportsIn(row) } : null
}

/** Null for a user without imports. */
export async function findSportAnalytics(db: Db, of: OfSport): Promise<Kept<HistoryAnalytics> | null> {
  const [row] = await db
    .select({
      revision: historyAnalytics.revision,
      computedFor: sportHistory.computedFor,
      figures: sportHistory.analytics,
    })
    .from(historyAnalytics)
    .leftJoin(sportHistory, isOfSport(of))
    .where(eq(historyAnalytics.userId, of.userId))
  return keptIn(row)
}

/** Stores the analytics of `revision`, and deletes those of earlier ones; does nothing if the history has changed since. */
export async function keepSportAnalytics(
  db: Db,
  kept: OfSport & { revision: number; analytics: HistoryAnalytics; summary: HistorySummary },
): Promise<void> {
  const { userId, sport, revision } = kept
  const name = nameOf(revision)
  const [analytics, summary] = [JSON.stringify(kept.analytics), JSON.stringify(kept.summary)]
  await db.batch([
    db.delete(sportHistory).where(and(eq(sportHistory.userId, userId), ne(sportHistory.computedFor, name))),
    db
      .insert(sportHistory)
      .select(sql`select ${userId}, ${sport}, ${name}, ${analytics}, ${summary} where
        (select ${historyAnalytics.revision} from ${historyAnalytics} where ${historyAnalytics.userId} = ${userId}) = ${revision}
        and (select count(*) from ${sportHistory} where ${sportHistory.userId} = ${userId}) < ${MOST_KEPT}`)
      .onConflictDoNothing(),
  ])
}
