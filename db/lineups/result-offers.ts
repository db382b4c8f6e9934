import { and, eq, gte, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { ResultMatch } from '#core/lineups/result-offer.ts'
import type { Db } from '../client.ts'
import { entryWinningsCents } from '../contests/winnings.ts'
import { enteredEntries, games, historicalEntries, savedLineups } from '../schema.ts'
import { offersIn, selectOffers } from './lineup-figures.ts'

const points = sql<number>`${historicalEntries.points}`

/** The pairs that offers are computed from, and the version that they are of. Read only when the stored offers are out of date. */
export async function findMatches(
  db: Db,
  userId: number,
): Promise<{ version: string | null; matches: ResultMatch[] }> {
  const [state, matches] = await db.batch([selectOffers(db, { userId }), selectMatches(db, userId)])
  return { version: offersIn(state)?.version ?? null, matches }
}

/**
 * Pairs of the user's lineups and imported entries with the same contest, date and fee. The date is compared as a range,
 * so that the index is used.
 */
function selectMatches(db: Db, userId: number) {
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
    .where(
      and(
        eq(savedLineups.userId, userId),
        isNotNull(historicalEntries.points),
        notExists(entered(db)),
        notExists(enteredLineup(db)),
      ),
    )
}

/** The entry of the history, if a set or a lineup was entered as it: it counts there, and would count twice elsewhere. */
function entered(db: Db) {
  const { userId, entryKey } = enteredEntries
  return db
    .select({ one: sql`1` })
    .from(enteredEntries)
    .where(and(eq(userId, historicalEntries.userId), eq(entryKey, historicalEntries.entryKey)))
}

/** An entry of the lineup, which has its result from there. */
function enteredLineup(db: Db) {
  return db.select({ one: sql`1` }).from(enteredEntries).where(eq(enteredEntries.lineupId, savedLineups.id))
}
