import { type SQL, sql } from 'drizzle-orm'
import { type Band, type CohortKind, FEE_BANDS, FIELD_BANDS } from '#core/history/cohort.ts'
import { MOST_FEES } from '#core/money/intervals/most-fees.ts'
import type { Db } from '../client.ts'
import { entryIsFlat, firstPrizeCents, flatPrizeCents, prizesOfEntry } from '../contests/prizes.ts'
import { entryCashed, entryWinningsCents } from '../contests/winnings.ts'
import { historicalEntries as entries } from '../schema.ts'

/**
 * One row a cohort of `these` entries: its sums, and how its slates differ (app/core/money/intervals/). Entries are added up by contest,
 * contests by slate, and slates, with the squares and products of their sums, by cohort. So what comes back grows with
 * the cohorts, not with the history.
 */
export function cohortTotals(db: Db, these: SQL | undefined, kind: CohortKind | 'all') {
  const slate = bySlate(db, byContest(db, these, kind))
  const cashing = { name: 'cashing', numerator: slate.cashed, denominator: slate.entries }
  const flat = { name: 'flat', numerator: slate.flatWon, denominator: slate.flatPrizes }
  const tournaments = {
    name: 'tournaments',
    numerator: slate.tournamentWon,
    denominator: slate.tournamentFees,
  }
  const clipped = { name: 'clipped', numerator: slate.clippedWon, denominator: slate.tournamentFees }
  return db
    .select({
      cohort: slate.cohort,
      contests: named('contests_in_all', sum(slate.contests)),
      entries: named('entries_in_all', sum(slate.entries)),
      cashed: named('cashed_in_all', sum(slate.cashed)),
      feesCents: named('fees_in_all', sum(slate.fees)),
      winningsCents: named('won_in_all', sum(slate.won)),
      ticketsCents: named('tickets_in_all', sum(slate.tickets)),
      feesBySlate: named('fees_by_slate', sumOfProducts(slate.fees, slate.fees)),
      cashing: {
        ...slateSums(cashing),
        denominatorsByEntry: named('cashing_by_entry', sum(slate.entries)),
        largestSlate: named('cashing_largest', greatest(slate.entries)),
      },
      flat: {
        ...slateSums(flat),
        fees: named('flat_fees_in_all', sum(slate.flatFees)),
        denominatorsByEntry: named('flat_by_entry', sum(slate.flatPrizesSquared)),
        largestSlate: named('flat_largest', greatest(slate.flatPrizes)),
      },
      tournaments: {
        ...slateSums(tournaments),
        winningsByEntry: named('tournament_won_by_entry', sum(slate.tournamentWonSquared)),
        feesByEntry: named('tournament_fees_by_entry', sum(slate.tournamentFeesSquared)),
        largestPrize: named('tournaments_largest', greatest(slate.firstPrizes)),
      },
      clipped: {
        ...slateSums(clipped),
        winningsByEntry: named('clipped_won_by_entry', sum(slate.clippedWonSquared)),
        feesByEntry: named('clipped_fees_by_entry', sum(slate.tournamentFeesSquared)),
        largestPrize: named('clipped_largest', greatest(slate.clippedPrizes)),
      },
      firstPrize: named('first_prize', greatest(slate.firstPrize)),
      mostWon: named('most_won', greatest(slate.mostWon)),
    })
    .from(slate)
    .groupBy(sql`1`)
}

function slateSums(of: { name: string; numerator: Expression; denominator: Expression }) {
  const { name, numerator, denominator } = of
  return {
    numerator: named(`${name}_numerator`, sum(numerator)),
    denominator: named(`${name}_denominator`, sum(denominator)),
    numeratorsBySlate: named(`${name}_numerators`, sumOfProducts(numerator, numerator)),
    productsBySlate: named(`${name}_products`, sumOfProducts(numerator, denominator)),
    denominatorsBySlate: named(`${name}_denominators`, sumOfProducts(denominator, denominator)),
  }
}

/** A contest is played on one slate, in one sport. */
function bySlate(db: Db, contest: ReturnType<typeof byContest>) {
  return db
    .select({
      cohort: contest.cohort,
      contests: named('contests', sql`count(*)`),
      entries: named('entries', sum(contest.entries)),
      cashed: named('cashed', sum(contest.cashed)),
      fees: named('fees', sum(contest.fees)),
      won: named('won', sum(contest.won)),
      tickets: named('tickets', sum(contest.tickets)),
      flatFees: named('flat_fees', sum(contest.flatFees)),
      flatWon: named('flat_won', sum(contest.flatWon)),
      flatPrizes: named('flat_prizes', sum(contest.flatPrizes)),
      flatPrizesSquared: named('flat_prizes_squared', sum(contest.flatPrizesSquared)),
      tournamentFees: named('tournament_fees', sum(contest.tournamentFees)),
      tournamentFeesSquared: named('tournament_fees_squared', sum(contest.tournamentFeesSquared)),
      tournamentWon: named('tournament_won', sum(contest.tournamentWon)),
      tournamentWonSquared: named('tournament_won_squared', sum(contest.tournamentWonSquared)),
      firstPrizes: named('first_prizes', sum(contest.firstPrizes)),
      clippedWon: named('clipped_won', sum(contest.clippedWon)),
      clippedWonSquared: named('clipped_won_squared', sum(contest.clippedWonSquared)),
      clippedPrizes: named('clipped_prizes', sum(contest.clippedPrizes)),
      firstPrize: named('first_prize_of_slate', greatest(contest.firstPrize)),
      mostWon: named('most_won_of_slate', greatest(contest.mostWon)),
    })
    .from(contest)
    .groupBy(sql`1`, sql`${contest.slate}`)
    .as('slate')
}

/** An entry whose contest the file doesn't name is a contest of its own. */
function byContest(db: Db, these: SQL | undefined, kind: CohortKind | 'all') {
  const flat = (value: Expression) => sql`sum(case when ${entryIsFlat} then ${value} else 0 end)`
  const tournament = (value: Expression) => sql`sum(case when ${entryIsFlat} then 0 else ${value} end)`
  const [won, fee] = [sql`(1.0 * ${entryWinningsCents})`, sql`(1.0 * ${entries.entryFeeCents})`]
  return db
    .select({
      cohort: sql<string>`${COHORTS[kind]}`.as('cohort'),
      slate: sql<string>`min(substr(${entries.contestDate}, 1, 10) || ${entries.sport})`.as('slate'),
      entries: named('entries_of_contest', sql`count(*)`),
      cashed: named('cashed_of_contest', sum(entryCashed)),
      fees: named('fees_of_contest', sum(entries.entryFeeCents)),
      won: named('won_in_contest', sum(entryWinningsCents)),
      tickets: named('tickets_of_contest', sum(entries.winningsTicketCents)),
      flatFees: named('flat_fees_of_contest', flat(fee)),
      flatWon: named('flat_won_in_contest', flat(won)),
      flatPrizes: named('flat_prizes_of_contest', flat(flatPrizeCents)),
      flatPrizesSquared: named('flat_prizes_squared_of_contest', flat(squared(flatPrizeCents))),
      tournamentFees: named('tournament_fees_of_contest', tournament(fee)),
      tournamentFeesSquared: named('tournament_fees_squared_of_contest', tournament(squared(fee))),
      tournamentWon: named('tournament_won_in_contest', tournament(won)),
      tournamentWonSquared: named('tournament_won_squared_in_contest', tournament(squared(won))),
      firstPrizes: named('first_prizes_of_contest', prizesOf(firstPrizeCents)),
      clippedWon: named('clipped_won_in_contest', tournament(clippedTo(won))),
      clippedWonSquared: named('clipped_won_squared_in_contest', tournament(squared(clippedTo(won)))),
      clippedPrizes: named('clipped_prizes_of_contest', prizesOf(clippedTo(firstPrizeCents))),
      firstPrize: named('first_prize_of_contest', mostOf(firstPrizeCents)),
      mostWon: named('most_won_in_contest', mostOf(won)),
    })
    .from(entries)
    .where(these)
    .groupBy(sql`1`, sql`ifnull(nullif(${entries.contestKey}, ''), ${entries.entryKey})`)
    .as('contest')
}

/** What a user could win of a contest's largest prizes: the first, and with several entries a second of half of it. */
const prizesOf = (first: SQL) => sql`${mostOf(first)} * (case when count(*) > 1 then 1.5 else 1.0 end)`

/** The most of any entry of a tournament. */
const mostOf = (amount: SQL) => sql`ifnull(max(case when ${entryIsFlat} then 0 else ${amount} end), 0)`

/** An amount of which no more counts than so many fees. */
const clippedTo = (amount: SQL) =>
  sql`min(${amount}, ${sql.raw(String(MOST_FEES))}.0 * ${entries.entryFeeCents})`

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
  contestKind: sql`${bandOf(sql`${entries.entryFeeCents}`, FEE_BANDS)} || ' ' || ${bandOf(
    sql`ifnull(${entries.contestEntries}, 0)`,
    FIELD_BANDS,
  )} || ' ' || ${prizesOfEntry}`,
}

type Expression = Parameters<typeof sql>[1] & {}

/** A column needs a name of its own: of two alike the database's batch gives back one, and all after it move up. */
function named(name: string, expression: SQL): SQL.Aliased<number> {
  return expression.mapWith(Number).as(name)
}

function sum(value: Expression): SQL {
  return sql`sum(${value})`
}

function greatest(value: Expression): SQL {
  return sql`max(${value})`
}

function squared(value: Expression): SQL {
  return sql`(${value} * ${value})`
}

/** As fractions: squares of whole cents leave the database's whole numbers. */
function sumOfProducts(a: Expression, b: Expression): SQL {
  return sql`sum(1.0 * ${a} * ${b})`
}
