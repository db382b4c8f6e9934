import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { ResultMatch } from '#core/lineups/result-offer.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { Db } from './client.ts'
import { listSavedLineups } from './saved-lineups.ts'
import { games, historicalEntries, savedLineups } from './schema.ts'
import { entryWinningsCents } from './winnings.ts'

const points = sql<number>`${historicalEntries.points}`

/** The user's lineups, newest first, and possibly matching imported results, in one round trip. */
export async function listLineupsWithMatches(
  db: Db,
  userId: number,
): Promise<{ lineups: ListedLineup[]; matches: ResultMatch[] }> {
  const [lineups, matches] = await db.batch([listSavedLineups(db, userId), findResultMatches(db, userId)])
  return { lineups, matches }
}

/**
 * Pairs of the user's lineups and imported entries with the same contest, date and fee. The date is compared as a
 * range, so that the index is used.
 */
export function findResultMatches(db: Db, userId: number) {
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
    .where(and(eq(savedLineups.userId, userId), isNotNull(historicalEntries.points)))
}
