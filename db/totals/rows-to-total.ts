import { and, desc, eq, exists, gt, gte, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn, unionAll } from 'drizzle-orm/sqlite-core'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import { type ProjectedRange, RANGE_WIDTH } from '#core/lineups/projection-errors.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { SetOfAccount } from '#core/totals/account-totals.ts'
import type { enteredContests } from '#core/totals/entered-contests.ts'
import type { LineupOfAccount } from '#core/totals/lineup-parts.ts'
import type { Db } from '../client.ts'
import { entryWinningsCents, lineupWinningsCents } from '../contests/winnings.ts'
import { analyticsIn, type Kept, selectAnalytics } from '../history/history-analytics.ts'
import { selectTotals, type Versions } from '../lineups/lineup-figures.ts'
import { listedColumns } from '../lineups/saved-lineups.ts'
import {
  enteredEntries,
  entrySets,
  games,
  historicalEntries,
  lineupFigures,
  savedLineups,
} from '../schema.ts'
import { startsAt } from '../slates/slate-start.ts'

/** What totals are computed from, and the versions that it is of. */
export type RowsToTotal = {
  versions: Versions
  lineups: LineupToTotal[]
  sets: SetToTotal[]
  projected: ProjectedRange[]
  /** Null for a user without imports. */
  history: Kept<HistoryAnalytics> | null
}
type LineupToTotal = ListedLineup & LineupOfAccount & Parameters<typeof enteredContests>[0][number]
type SetToTotal = SetOfAccount & Parameters<typeof enteredContests>[1][number]

/** Read only when stored totals are out of date: the statements cost each view, also where they would find nothing. */
export async function findRowsToTotal(db: Db, userId: number): Promise<RowsToTotal> {
  const [, totals, lineups, sets, projected, history] = await db.batch([
    makeRoom(db, userId),
    selectTotals(db, { userId }),
    selectLineupsToTotal(db, userId),
    selectSetsToTotal(db, userId),
    selectProjectedRanges(db, userId),
    selectAnalytics(db, userId),
  ])
  return {
    versions: { totals: totals[0]!.version, account: totals[0]!.accountVersion },
    lineups,
    sets,
    projected,
    history: analyticsIn(history),
  }
}

/** A row for the totals, also of a user who has a history alone. */
function makeRoom(db: Db, userId: number) {
  return db.insert(lineupFigures).values({ userId, lineups: 0, revision: 0 }).onConflictDoNothing()
}

const contestKeys = sql<string | null>`group_concat(distinct ${enteredEntries.contestKey})`
const inHistory = alias(historicalEntries, 'in_history')
const winningsInHistory = sql`${inHistory.winningsNonTicketCents} + ${inHistory.winningsTicketCents}`
const isOther = sql`${enteredEntries.id} is not null and ${inHistory.id} is null`
const isDecided = sql`${isOther} and ${enteredEntries.winningsCents} is not null`
/** Null if the fee of one is not known, and without any. */
const feesOf = (entries: SQL) =>
  sql<
    number | null
  >`iif(count(iif(${entries}, ${enteredEntries.feeCents}, null)) = count(iif(${entries}, 1, null)),
    sum(iif(${entries}, ${enteredEntries.feeCents}, null)), null)`

/** All lineups, newest first, each with its entries that the history holds and its other entries. */
function selectLineupsToTotal(db: Db, userId: number) {
  return db
    .select({
      ...listedColumns,
      gameDate: games.gameDate,
      startsAt,
      contestKeys,
      entries: sql<number>`max(count(${enteredEntries.id}), 1)`,
      imported: sql<number>`iif(count(${enteredEntries.id}) = 0, ${isAlike(db)}, count(${inHistory.id}))`,
      importedFeesCents: sql<number>`ifnull(sum(${inHistory.entryFeeCents}), 0)`,
      importedWinningsCents: sql<number>`ifnull(sum(${winningsInHistory}), 0)`,
      othersFeesCents: feesOf(isOther),
      decided: sql<number>`count(iif(${isDecided}, 1, null))`,
      decidedFeesCents: feesOf(isDecided),
      decidedWinningsCents: sql<number>`ifnull(sum(iif(${isDecided}, ${enteredEntries.winningsCents}, null)), 0)`,
    })
    .from(savedLineups)
    .leftJoin(games, eq(games.id, savedLineups.gameId))
    .leftJoin(enteredEntries, eq(enteredEntries.lineupId, savedLineups.id))
    .leftJoin(
      inHistory,
      and(eq(inHistory.userId, savedLineups.userId), eq(inHistory.entryKey, enteredEntries.entryKey)),
    )
    .where(eq(savedLineups.userId, userId))
    .groupBy(savedLineups.id)
    .orderBy(desc(savedLineups.createdAt), desc(savedLineups.id))
}

/** Whether the history holds an entry with the result of the lineup: that of a lineup without keys was taken from there. */
function isAlike(db: Db) {
  const { userId, contestDate, entryFeeCents, contestName, points, place } = historicalEntries
  const alike = db
    .select({ one: sql`1` })
    .from(historicalEntries)
    .where(
      and(
        eq(userId, savedLineups.userId),
        gte(contestDate, games.gameDate),
        lt(contestDate, sql`${games.gameDate} || '~'`),
        eq(entryFeeCents, savedLineups.entryFeeTotalCents),
        sql`lower(${contestName}) = lower(${savedLineups.contestName})`,
        eq(points, savedLineups.pointsTotal),
        eq(entryWinningsCents, savedLineups.winningsTotalCents),
        sql`${place} is ${savedLineups.rank}`,
      ),
    )
  return exists(alike)
}

/** The fee of an entry in the group; null for a set without entries. */
const feeOfEntry = sql<number>`case when ${enteredEntries.id} is not null then ifnull(${enteredEntries.feeCents}, 0) end`
const ofGroup = (ofEntries: SQL, typed: SQL | SQLiteColumn) =>
  sql<number>`case when ${enteredEntries.id} is null then ${typed} else ${ofEntries} end`

/** The points of a running contest are not final. */
const hasFinalPoints = sql`${enteredEntries.points} is not null and ${enteredEntries.source} is not 'live'`
/** Results that were typed with points and without winnings. Most sets have none, and their texts are not read. */
const typedPointsAlone = sql`iif(${entrySets.bestPoints} is null or ${entrySets.settled} = ${entrySets.lineups}, 0,
  (select count(*) from json_each(iif(json_valid(${entrySets.results}), ${entrySets.results}, '[]'))
    where value ->> 'points' is not null and value ->> 'winningsCents' is null))`

/** All entered sets, newest first. The entries of a set are added up by their fee, so that the mean of their ROIs is exact, and by the name of their contest. */
function selectSetsToTotal(db: Db, userId: number) {
  const won = enteredEntries.winningsCents
  const isOfHistory = sql`${enteredEntries.source} = 'history'`
  return db
    .select({
      id: entrySets.id,
      contestType: entrySets.contestType,
      entryFeeCents: sql<number | null>`ifnull(${feeOfEntry}, ${entrySets.entryFeeCents})`,
      lineups: ofGroup(sql`count(*)`, entrySets.lineups),
      settled: ofGroup(sql`count(${won})`, entrySets.settled),
      winningsCents: ofGroup(sql`ifnull(sum(${won}), 0)`, entrySets.winningsCents),
      cashed: ofGroup(sql`count(case when ${won} > ${feeOfEntry} then 1 end)`, entrySets.cashed),
      imported: sql<number>`count(case when ${isOfHistory} then 1 end)`,
      importedWinningsCents: sql<number>`ifnull(sum(case when ${isOfHistory} then ${won} end), 0)`,
      scored: ofGroup(sql`count(iif(${won} is null and ${hasFinalPoints}, 1, null))`, typedPointsAlone),
      createdAt: entrySets.createdAt,
      gameDate: games.gameDate,
      startsAt,
      contestKeys,
      contestName: ofGroup(sql`${enteredEntries.contestName}`, entrySets.contestName).mapWith(
        entrySets.contestName,
      ),
      ownLineups: entrySets.lineups,
    })
    .from(entrySets)
    .leftJoin(enteredEntries, eq(enteredEntries.setId, entrySets.id))
    .leftJoin(games, eq(games.id, entrySets.gameId))
    .where(
      and(eq(entrySets.userId, userId), or(isNotNull(entrySets.entryFeeCents), isNotNull(enteredEntries.id))),
    )
    .groupBy(entrySets.id, feeOfEntry, enteredEntries.contestName)
    .orderBy(desc(entrySets.createdAt), desc(entrySets.id), feeOfEntry)
}

/**
 * Lineups with projected points and a result, by range: saved ones, and those of sets whose forecast was kept when they were
 * entered. A lineup that was entered several times counts once.
 */
function selectProjectedRanges(db: Db, userId: number) {
  const saved = db
    .select({
      projected: sql<number>`${savedLineups.projectedPoints}`.as('projected'),
      actual: sql<number>`${savedLineups.pointsTotal}`.as('actual'),
    })
    .from(savedLineups)
    .where(
      and(
        eq(savedLineups.userId, userId),
        isNotNull(savedLineups.pointsTotal),
        isNotNull(lineupWinningsCents),
      ),
    )
  const forecast = sql`${enteredEntries.forecast} ->> '$.points'`
  const entered = db
    .select({
      projected: sql<number>`avg(${forecast})`.as('projected'),
      actual: sql<number>`avg(${enteredEntries.points})`.as('actual'),
    })
    .from(enteredEntries)
    .where(
      and(
        eq(enteredEntries.userId, userId),
        isNotNull(enteredEntries.setId),
        isNotNull(enteredEntries.points),
        ne(enteredEntries.source, 'live'),
        sql`json_valid(${enteredEntries.forecast})`,
      ),
    )
    .groupBy(enteredEntries.setId, enteredEntries.place)
  const pairs = unionAll(saved, entered).as('pairs')
  const from = sql<number>`cast(${pairs.projected} / ${sql.raw(`${RANGE_WIDTH}`)} as integer) * ${sql.raw(`${RANGE_WIDTH}`)}`
  return db
    .select({
      from: from.as('range_from'),
      lineups: sql<number>`count(*)`.as('range_lineups'),
      projected: sql<number>`sum(${pairs.projected})`.as('range_projected'),
      actual: sql<number>`sum(${pairs.actual})`.as('range_actual'),
      distance: sql<number>`sum(abs(${pairs.actual} - ${pairs.projected}))`.as('range_distance'),
    })
    .from(pairs)
    .where(gt(pairs.projected, 0))
    .groupBy(sql`1`)
}
