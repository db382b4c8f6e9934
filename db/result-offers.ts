import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { offersAreOutdated } from './lineup-figures.ts'
import { games, historicalEntries, historyAnalytics, lineupFigures, savedLineups } from './schema.ts'
import { entryWinningsCents } from './winnings.ts'

const points = sql<number>`${historicalEntries.points}`

/**
 * Pairs of the user's lineups and imported entries with the same contest, date and fee; none if the stored offers are up
 * to date. The date is compared as a range, so that the index is used.
 */
export function selectNewMatches(db: Db, userId: number) {
  return db
    .select({
      lineupId: savedLineups.id,
      lineupName: savedLineups.lineupName,
      contestName: historicalEntries.contestName,
      entryKey: historicalEntries.entryKey,
      points,
      winningsCents: entryWinningsCents,
      rank: historicalEntries.place,
      finalized: savedLineups.finalized,
      alike: sql`${savedLineups.pointsTotal} is ${historicalEntries.points}
        and ${savedLineups.winningsTotalCents} is ${entryWinningsCents}
        and ${savedLineups.rank} is ${historicalEntries.place}`.mapWith(Boolean),
    })
    .from(lineupFigures)
    .innerJoin(historyAnalytics, eq(historyAnalytics.userId, lineupFigures.userId))
    .innerJoin(savedLineups, eq(savedLineups.userId, lineupFigures.userId))
    .innerJoin(games, eq(games.id, savedLineups.gameId))
    .innerJoin(
      historicalEntries,
      and(
        eq(historicalEntries.userId, savedLineups.userId),
        gte(historicalEntries.contestDate, games.gameDate),
        lt(historicalEntries.contestDate, sql`${games.gameDate} || '~'`),
        eq(historicalEntries.entryFeeCents, savedLineups.entryFeeTotalCents),
        sql`lower(${historicalEntries.contestName}) = lower(${savedLineups.contestName})`,
      ),
    )
    .where(and(eq(lineupFigures.userId, userId), offersAreOutdated, isNotNull(historicalEntries.points)))
}
