import { avg, count, eq, min, type SQL, sql, sum } from 'drizzle-orm'
import { type Band, COHORT_KINDS, type CohortKind, FEE_BANDS, FIELD_BANDS } from '#core/history/cohort.ts'
import type { HistoryTotals } from '#core/history/history-analytics.ts'
import type { Db } from './client.ts'
import { historicalEntries as entries } from './schema.ts'
import { entryCashed, entryWinningsCents } from './winnings.ts'

/** The user's history added up: by contest, then contests that came out alike, in every cohort; and by day. */
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
    contestCells(db, userId, 'all'),
    ...COHORT_KINDS.map((kind) => contestCells(db, userId, kind)),
  ])
  const byKind = Object.fromEntries(COHORT_KINDS.map((kind, index) => [kind, cohorts[index]]))
  return { cells: { all, ...byKind } as HistoryTotals['cells'], days, ...best! }
}

/** Whole numbers add up exactly, and come as numbers. */
function total(expression: SQL | typeof entries.entryFeeCents) {
  return sum(expression).mapWith(Number)
}

/** The place of the band a column falls into, among `bands`. */
function bandOf(column: SQL, bands: readonly Band[]): SQL {
  const cases = bands.map(
    ({ atMost }, place) => sql`when ${column} <= ${sql.raw(`${atMost} then '${place}'`)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

const COHORTS: Record<CohortKind | 'all', SQL> = {
  all: sql`''`,
  sport: sql`${entries.sport}`,
  gameType: sql`${entries.gameType}`,
  entryFee: bandOf(sql`${entries.entryFeeCents}`, FEE_BANDS),
  fieldSize: bandOf(sql`ifnull(${entries.contestEntries}, 0)`, FIELD_BANDS),
  month: sql`substr(${entries.contestDate}, 1, 7)`,
}

/** An entry whose contest the file doesn't name is a contest of its own. */
function contestCells(db: Db, userId: number, kind: CohortKind | 'all') {
  const contest = db
    .select({
      cohort: sql<string>`${COHORTS[kind]}`.as('cohort'),
      entries: count().as('entries_of_contest'),
      cashed: total(entryCashed).as('cashed'),
      feesCents: total(entries.entryFeeCents).as('fees'),
      winningsCents: total(entryWinningsCents).as('winnings'),
      ticketsCents: total(sql`${entries.winningsTicketCents}`).as('tickets'),
    })
    .from(entries)
    .where(eq(entries.userId, userId))
    .groupBy(sql`1`, sql`ifnull(nullif(${entries.contestKey}, ''), ${entries.entryKey})`)
    .as('contest')
  return db
    .select({
      cohort: contest.cohort,
      entries: contest.entries,
      cashed: contest.cashed,
      feesCents: contest.feesCents,
      winningsCents: contest.winningsCents,
      ticketsCents: contest.ticketsCents,
      contests: count(),
    })
    .from(contest)
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
}
