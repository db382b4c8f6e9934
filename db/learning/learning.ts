import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ContestLessons, PlayerLesson, StackLesson } from '#core/contest/learning.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import {
  contestPlayerLessons,
  contestStackLessons,
  matchupHistory,
  playerLearningStats,
  stackCorrelations,
} from '../schema.ts'

/*
 * The learned tables are sums of whole numbers over the contests' lessons, so order and repetition don't matter
 * and a contest can be taken out exactly. They are kept by format; a contest of an unknown format teaches nothing, since no
 * slate of its format can use it. Where several contests of one user were played on the same slate, a player's
 * game counts once (`played` below). Formulas, n games with points p:
 *
 *   avg            sum p / n
 *   std dev        sqrt((n sum p^2 - (sum p)^2) / (n (n - 1))), of a sample, null below two games; variance its square
 *   value          points per $1,000 over the games with a known salary
 *   captain freq.  100 x captained lineups / lineups of the contests with the player as captain
 *   success rate   100 x winning lineups with both / lineups with both
 *   correlation    phi between "holds both" and "wins" over all N lineups, W of them winning, P holding both, V both:
 *                  (N V - P W) / sqrt(P (N - P) W (N - W)), -1 to 1
 *
 * `last_updated` is the upload of the newest contest that contributes, so a rebuild gives the same bytes.
 */

export type OwnedContest = { contestId: number; userId: number }

/** Statements for a batch: replaces the contest's lessons and updates every learned figure. */
export function replaceLessons(db: Db, contest: OwnedContest, lessons: ContestLessons) {
  return [
    ...takeOutLessons(db, contest),
    ...insertLessons(db, contest, lessons),
    ...LEARNED_TABLES.map((learned) => forgetTouched(db, learned, contest)),
    ...LEARNED_TABLES.map((learned) => foldTouched(db, learned, contest, sql`true`)),
  ]
}

/** Statements for a batch: deletes the contest's lessons and subtracts them from the learned tables. */
export function takeOutLessons(db: Db, contest: OwnedContest) {
  const others = sql`l.contest_id <> ${contest.contestId}`
  return [
    ...LEARNED_TABLES.map((learned) => forgetTouched(db, learned, contest)),
    ...LEARNED_TABLES.map((learned) => foldTouched(db, learned, contest, others)),
    db.delete(contestPlayerLessons).where(eq(contestPlayerLessons.contestId, contest.contestId)),
    db.delete(contestStackLessons).where(eq(contestStackLessons.contestId, contest.contestId)),
  ]
}

type LearnedTable = {
  table: typeof playerLearningStats | typeof stackCorrelations | typeof matchupHistory
  lessons: typeof contestPlayerLessons | typeof contestStackLessons
  /** Key of a lesson row; learned rows with the same key are updated. */
  key: SQL
  /** Aggregates the lessons that match `where` into learned rows, without id and owner. */
  fold: (where: SQL) => SQL
}

function forgetTouched(db: Db, { table, lessons, key }: LearnedTable, contest: OwnedContest) {
  return db.delete(table).where(and(eq(table.userId, contest.userId), isTouched(lessons, key, contest)))
}

function foldTouched(db: Db, { table, lessons, key, fold }: LearnedTable, contest: OwnedContest, which: SQL) {
  const rows = fold(
    sql`l.user_id = ${contest.userId} and c.format is not null and ${isTouched(lessons, key, contest)} and ${which}`,
  )
  const id = 'id' in table ? sql`null, ` : sql``
  return db.insert(table).select(sql`select ${id}${contest.userId}, folded.* from (${rows}) as folded`)
}

function isTouched(lessons: LearnedTable['lessons'], key: SQL, { contestId }: OwnedContest): SQL {
  return sql`(${key}) in (select ${key} from ${lessons} where contest_id = ${contestId})`
}

/** Contests on the same slate count as one game; a contest without a slate counts by itself. */
const PLAYED = sql`coalesce(c.game_id, -c.id)`

const PLAYERS: LearnedTable = {
  table: playerLearningStats,
  lessons: contestPlayerLessons,
  key: sql`player_name`,
  fold: (where) => sql`
    select format, player_name, max(position), count(*), sum(p) / (count(p) * 1000.0),
      sqrt((count(p) * sum(p * p) - sum(p) * sum(p)) / (count(p) * nullif(count(p) - 1, 0) * 1000000.0)),
      sum(s) * 1.0 / count(s), sum(iif(s is null, null, p)) * 1.0 / sum(iif(p is null, null, s)),
      sum(captained) * 100.0 / nullif(sum(captain_field), 0), sum(won), max(at)
    from (
      select c.format as format, player_name, max(l.position) as position, max(l.points_milli) as p, max(l.salary) as s,
        sum(l.captain_lineups) as captained, sum(iif(c.has_captain, c.lineups, 0)) as captain_field,
        sum(l.winning_lineups) as won, max(c.uploaded_at) as at
      from contest_player_lessons l join contests c on c.id = l.contest_id
      where ${where} group by c.format, player_name, ${PLAYED}
    ) group by format, player_name`,
}

const STACKS: LearnedTable = {
  table: stackCorrelations,
  lessons: contestStackLessons,
  key: sql`player1_name, player2_name`,
  fold: (where) => sql`
    select format, player1_name, player2_name, count(*), sum(held), sum(p) / (count(p) * 1000.0), sum(won) * 100.0 / sum(held),
      (1.0 * sum(field) * sum(won) - 1.0 * sum(held) * sum(winners)) / nullif(
        sqrt(1.0 * sum(held) * (sum(field) - sum(held))) * sqrt(1.0 * sum(winners) * (sum(field) - sum(winners))), 0),
      max(at)
    from (
      select c.format as format, player1_name, player2_name, max(l.combined_milli) as p, sum(l.lineups) as held,
        sum(l.winning_lineups) as won, sum(c.lineups) as field, sum(c.winning_lineups) as winners,
        max(c.uploaded_at) as at
      from contest_stack_lessons l join contests c on c.id = l.contest_id
      where ${where} group by c.format, player1_name, player2_name, ${PLAYED}
    ) group by format, player1_name, player2_name`,
}

const MATCHUPS: LearnedTable = {
  table: matchupHistory,
  lessons: contestPlayerLessons,
  key: sql`player_name`,
  fold: (where) => sql`
    select format, player_name, opponent, count(p), sum(p) / (count(p) * 1000.0),
      (count(p) * sum(p * p) - sum(p) * sum(p)) / (count(p) * nullif(count(p) - 1, 0) * 1000000.0), max(at)
    from (
      select c.format as format, player_name, l.opponent as opponent, max(l.points_milli) as p, max(c.uploaded_at) as at
      from contest_player_lessons l join contests c on c.id = l.contest_id
      where ${where} and l.opponent is not null and l.points_milli is not null
      group by c.format, player_name, l.opponent, ${PLAYED}
    ) group by format, player_name, opponent`,
}

const LEARNED_TABLES = [PLAYERS, STACKS, MATCHUPS]

/** In column order; STACK_FIELDS too. */
const PLAYER_FIELDS = [
  'playerName',
  'position',
  'lineups',
  'captainLineups',
  'winningLineups',
  'pointsMilli',
  'salary',
  'opponent',
] as const satisfies (keyof PlayerLesson)[]

const STACK_FIELDS = [
  'player1Name',
  'player2Name',
  'lineups',
  'winningLineups',
  'combinedMilli',
] as const satisfies (keyof StackLesson)[]

function insertLessons(db: Db, { contestId, userId }: OwnedContest, { players, stacks }: ContestLessons) {
  const playerRows = jsonChunks(players.map((player) => PLAYER_FIELDS.map((field) => player[field])))
  const stackRows = jsonChunks(stacks.map((stack) => STACK_FIELDS.map((field) => stack[field])))
  const select = (fields: readonly string[], rows: string) =>
    sql`select ${contestId}, ${userId}, ${cells(fields.length)} from json_each(${rows})`
  return [
    ...Array.from(playerRows, (rows) => db.insert(contestPlayerLessons).select(select(PLAYER_FIELDS, rows))),
    ...Array.from(stackRows, (rows) => db.insert(contestStackLessons).select(select(STACK_FIELDS, rows))),
  ]
}

/** `value ->> 0, value ->> 1, ...` */
function cells(count: number): SQL {
  return sql.raw(Array.from({ length: count }, (_, i) => `value ->> ${i}`).join(', '))
}
