import { and, avg, count, eq, min, type SQL, sql, sum } from 'drizzle-orm'
import { COHORT_KINDS, PRIZES } from '#core/history/cohort.ts'
import type { HistoryTotals } from '#core/history/history-analytics.ts'
import type { Db } from '../client.ts'
import { prizesOfEntry } from '../contests/prizes.ts'
import { entryWinningsCents } from '../contests/winnings.ts'
import { historicalEntries as entries } from '../schema.ts'
import { cohortTotals } from './cohort-totals.ts'

/**
 * The user's totals in every cohort, and by day; of one sport, or of all (null). Each is a query of its own, because D1 runs one batch at a time and
 * every other user's query waits for it: of 50,000 entries the ten together take more than a second. Entries that are
 * added meanwhile may be in some of the totals only; `keepAnalytics` stores no such mixture.
 */
export async function totalHistory(
  db: Db,
  userId: number,
  sport: string | null = null,
): Promise<HistoryTotals> {
  const mine = eq(entries.userId, userId)
  const these = sport === null ? mine : and(mine, eq(entries.sport, sport))
  const date = sql<string>`substr(${entries.contestDate}, 1, 10)`
  const [best] = await db
    .select({ bestFinish: min(entries.place), avgPoints: avg(entries.points).mapWith(Number) })
    .from(entries)
    .where(these)
  const byPrizes = await db
    .select({
      prizes: prizesOfEntry,
      entries: count(),
      feesCents: total(entries.entryFeeCents),
      winningsCents: total(entryWinningsCents),
    })
    .from(entries)
    .where(these)
    .groupBy(sql`1`)
  const days = await db
    .select({
      date,
      entries: count(),
      feesCents: total(entries.entryFeeCents),
      winningsCents: total(entryWinningsCents),
    })
    .from(entries)
    .where(these)
    .groupBy(date)
    .orderBy(date)
  const all = await cohortTotals(db, these, 'all')
  const cohorts = { all } as HistoryTotals['cohorts']
  const ofNfl = and(these, eq(entries.sport, 'NFL'))
  for (const kind of COHORT_KINDS)
    cohorts[kind] = await cohortTotals(db, kind === 'contestKind' ? ofNfl : these, kind)
  const prizes = byPrizes.map((each) => ({ ...each, prizes: PRIZES[each.prizes]! }))
  return { cohorts, days, byPrizes: prizes, ...best! }
}

/** Sum of whole numbers, which is exact; 0 of none. */
function total(expression: SQL | typeof entries.entryFeeCents) {
  return sql<number>`ifnull(${sum(expression)}, 0)`.mapWith(Number)
}
