import { and, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { ResultOffer } from '#core/result-offer.ts'
import type { Db } from './client.ts'
import { games, historicalEntries, savedLineups } from './schema.ts'

const winningsCents = sql<number>`${historicalEntries.winningsNonTicketCents} + ${historicalEntries.winningsTicketCents}`
const points = sql<number>`${historicalEntries.points}`

/**
 * Every pair of an open lineup and an imported entry of the same contest, date and fee whose results differ, the
 * user's own. The date is a range, so that an index over 50,000 entries answers it.
 */
export async function findResultOffers(db: Db, userId: number): Promise<ResultOffer[]> {
  return db
    .select({
      lineupId: savedLineups.id,
      lineupName: savedLineups.lineupName,
      contestName: historicalEntries.contestName,
      entryKey: historicalEntries.entryKey,
      points,
      winningsCents,
      rank: historicalEntries.place,
    })
    .from(savedLineups)
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
    .where(
      and(
        eq(savedLineups.userId, userId),
        eq(savedLineups.finalized, false),
        isNotNull(historicalEntries.points),
        or(
          sql`${savedLineups.pointsTotal} is not ${historicalEntries.points}`,
          sql`${savedLineups.winningsTotalCents} is not ${winningsCents}`,
          sql`${savedLineups.rank} is not ${historicalEntries.place}`,
        ),
      ),
    )
}
