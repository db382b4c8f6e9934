import { avg, count, eq, min, type SQL, sql, sum } from 'drizzle-orm'
import { COHORT_KINDS } from '#core/history/cohort.ts'
import type { HistoryTotals } from '#core/history/history-analytics.ts'
import type { Db } from './client.ts'
import { cohortTotals } from './cohort-totals.ts'
import { historicalEntries as entries } from './schema.ts'
import { entryWinningsCents } from './winnings.ts'

/** The user's totals in every cohort, and by day. */
export async function totalHistory(db: Db, userId: number): Promise<HistoryTotals> {
  const date = sql<string>`substr(${entries.contestDate}, 1, 10)`
  const mine = eq(entries.userId, userId)
  const [[best], days, all, ...cohorts] = await db.batch([
    db
      .select({ bestFinish: min(entries.place), avgPoints: avg(entries.points).mapWith(Number) })
      .from(entries)
      .where(mine),
    db
      .select({
        date,
        entries: count(),
        feesCents: total(entries.entryFeeCents),
        winningsCents: total(entryWinningsCents),
      })
      .from(entries)
      .where(mine)
      .groupBy(date)
      .orderBy(date),
    cohortTotals(db, userId, 'all'),
    ...COHORT_KINDS.map((kind) => cohortTotals(db, userId, kind)),
  ])
  const byKind = Object.fromEntries(COHORT_KINDS.map((kind, index) => [kind, cohorts[index]]))
  return { cohorts: { all, ...byKind } as HistoryTotals['cohorts'], days, ...best! }
}

/** Sum of whole numbers, which is exact. */
function total(expression: SQL | typeof entries.entryFeeCents) {
  return sum(expression).mapWith(Number)
}
