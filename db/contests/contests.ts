import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { ContestMeta } from '#core/contest/contest.ts'
import type { EntryIdRange } from '#core/contest/placings.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import { err, ok, type Result } from '#core/result.ts'
import { jsonChunks } from '../bulk.ts'
import type { Db } from '../client.ts'
import { addJob, cancelRemoval, isRemovalOf, type RequestedJob, requestedJob } from '../jobs.ts'
import { type OwnedContest, takeOutLessons } from '../learning/learning.ts'
import { contestAutopsies, contestLineups, contestPlacings, contests, jobs } from '../schema.ts'
import { findSlate, type StoredSlate } from '../slates/slates.ts'
import { enforceLimit } from '../stored-limits.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import {
  countPlacings,
  type OwnEntries,
  ownEntriesOf,
  ownEntriesQueries,
  type PrizeShare,
  payShares,
} from './contest-placings.ts'

export type Contest = typeof contests.$inferSelect & { meta: ContestMeta | null }
export type NewContest = Omit<Contest, 'id' | 'payouts' | 'dataSource' | 'meta'> & { meta: ContestMeta }
type ContestLineup = typeof contestLineups.$inferSelect
export type NewContestLineup = Omit<ContestLineup, 'id' | 'contestId' | 'gameDetected'>

export type { OwnedContest } from '../learning/learning.ts'

/** `jobIds`: of jobs that need a message. */
type StoredContest = { contestId: number; jobIds: number[] }

/**
 * Inserts the contest, its best rows and the learning job in one batch, and cancels the scheduled removal of its file.
 * `already_there` when the user has a contest with this content.
 */
export async function insertContest(
  db: Db,
  { contest, lineups }: { contest: NewContest; lineups: readonly NewContestLineup[] },
): Promise<Result<StoredContest, 'already_there'>> {
  const { userId, fileHash, fileKey, uploadedAt: now } = contest
  const contestId = sql`(select id from contests where user_id = ${userId} and file_hash = ${fileHash})`
  try {
    const [[inserted], added] = await db.batch([
      db.insert(contests).values(contest).returning({ id: contests.id }),
      addJob(db, { userId, kind: 'learn_contest', contestId, now }),
      cancelRemoval(db, fileKey),
      ...Array.from(jsonChunks(lineups.map(toRow)), (rows) => insertLineups(db, contestId, rows)),
      enforceLimit(db, userId, 'contests'),
      enforceLimit(db, userId, 'contestBytes'),
    ])
    return ok({ contestId: inserted!.id, jobIds: [requestedJob(added).jobId] })
  } catch (error) {
    if (isUniqueViolation(error, 'contests.file_hash')) return err('already_there')
    throw error
  }
}

/**
 * Puts a later file of a running contest in its place, in one batch: name, slate and payouts stay, the best rows are the new
 * ones, a job learns from the new file and one removes the old one. Where the file put the user's entries, and what was
 * worked out from it, goes: the learning job places the entries again. `already_there` when another request was first.
 */
export async function replaceContest(
  db: Db,
  before: Pick<Contest, 'id' | 'fileKey' | 'gameId'>,
  { contest, lineups }: { contest: NewContest; lineups: readonly NewContestLineup[] },
): Promise<Result<StoredContest, 'already_there'>> {
  const { name, userId, uploadedAt: now, ...file } = contest
  const isReplaced = sql`exists (select 1 from contests where id = ${before.id} and file_key = ${contest.fileKey})`
  const contestId = sql`(select id from contests where id = ${before.id} and file_key = ${contest.fileKey})`
  try {
    const [updated, learning, removal] = await db.batch([
      db
        .update(contests)
        .set({ ...file, uploadedAt: now, gameId: before.gameId ?? contest.gameId })
        .where(and(isMine({ contestId: before.id, userId }), eq(contests.fileKey, before.fileKey)))
        .returning({ id: contests.id }),
      addJob(db, { userId, kind: 'learn_contest', contestId, now }),
      addJob(db, { userId, kind: 'remove_file', fileKey: before.fileKey, now }),
      db.delete(jobs).where(and(isRemovalOf(contest.fileKey), isReplaced)),
      ...[contestLineups, contestPlacings, contestAutopsies].map((table) =>
        db.delete(table).where(and(eq(table.contestId, before.id), isReplaced)),
      ),
      ...Array.from(jsonChunks(lineups.map(toRow)), (rows) => insertLineups(db, contestId, rows)),
      enforceLimit(db, userId, 'contestBytes'),
    ])
    return updated.length > 0
      ? ok({ contestId: before.id, jobIds: [learning, removal].map((added) => requestedJob(added).jobId) })
      : err('already_there')
  } catch (error) {
    if (isUniqueViolation(error, 'contests.file_hash')) return err('already_there')
    throw error
  }
}

/** The newest contests are learned from. */
const MOST_LEARNED_FROM = 100

/** Contests without payouts that may have been set since they were uploaded. */
const MOST_TO_PAY = 20

const LINEUP_FIELDS = [
  'entryId',
  'rank',
  'points',
  'lineupText',
  'players',
  'cptPlayer',
  'ownershipAvg',
  'copies',
] as const satisfies (keyof NewContestLineup)[]

function toRow(lineup: NewContestLineup): unknown[] {
  return LINEUP_FIELDS.map((field) => lineup[field])
}

function insertLineups(db: Db, contestId: SQL, rows: string) {
  const values = Object.keys(getTableColumns(contestLineups)).map((column) => {
    if (column === 'contestId') return contestId
    const place = LINEUP_FIELDS.indexOf(column as (typeof LINEUP_FIELDS)[number])
    return place === -1 ? sql`null` : sql.raw(`value ->> ${place}`)
  })
  return db.insert(contestLineups).select(sql`select ${sql.join(values, sql`, `)} from json_each(${rows})
    where ${contestId} is not null`)
}

export async function findContestByHash(
  db: Db,
  { userId, fileHash }: { userId: number; fileHash: string },
): Promise<Contest | null> {
  return (
    (await db
      .select()
      .from(contests)
      .where(and(eq(contests.userId, userId), eq(contests.fileHash, fileHash)))
      .get()) ?? null
  )
}

/**
 * The user's contest with these entries, known by their number and by the least and the greatest of their ids, if its file
 * or this one was taken while it ran. Null without.
 */
export async function findOtherFile(
  db: Db,
  { userId, entries, isLive, meta }: Pick<NewContest, 'userId' | 'entries' | 'isLive' | 'meta'>,
): Promise<Contest | null> {
  if (!meta.entryIds) return null
  const range = sql`json_extract(iif(json_valid(${contests.meta}), ${contests.meta}, '{}'), '$.entryIds')`
  const hasSameEntries = and(
    eq(contests.userId, userId),
    eq(contests.entries, entries),
    sql`${range} ->> 'least' = ${meta.entryIds.least} and ${range} ->> 'most' = ${meta.entryIds.most}`,
    ...(isLive ? [] : [eq(contests.isLive, true)]),
  )
  const found = db.select().from(contests).where(hasSameEntries)
  return (await found.orderBy(asc(contests.isLive), desc(contests.id)).get()) ?? null
}

export async function findContest(db: Db, owned: OwnedContest): Promise<Contest | null> {
  return (await db.select().from(contests).where(isMine(owned)).get()) ?? null
}

/** A contest as lists show it, with the status of learning. */
export type ListedContest = Pick<
  Contest,
  'id' | 'name' | 'entries' | 'winningPoints' | 'averagePoints' | 'uploadedAt' | 'gameId' | 'isLive'
> & {
  learning: (typeof jobs.$inferSelect)['status'] | null
  /** Whether its payout table is known. */
  hasPayouts: boolean
}

const { id, name, entries, winningPoints, averagePoints, uploadedAt, gameId, isLive } =
  getTableColumns(contests)

/** Status of the contest's newest learning job. */
const learning = sql<ListedContest['learning']>`(select status from jobs where jobs.contest_id = contests.id
  and jobs.kind = 'learn_contest' order by jobs.id desc limit 1)`

const hasPayouts = sql`${contests.payouts} is not null`.mapWith(Boolean)

/** The user's contests, newest first. */
export async function listContests(
  db: Db,
  { userId, limit }: { userId: number; limit: number },
): Promise<ListedContest[]> {
  return db
    .select({
      id,
      name,
      entries,
      winningPoints,
      averagePoints,
      uploadedAt,
      gameId,
      isLive,
      learning,
      hasPayouts,
    })
    .from(contests)
    .where(eq(contests.userId, userId))
    .orderBy(desc(contests.id))
    .limit(limit)
}

/** A page of a contest, in one round trip; null when it is not this user's. */
export async function findContestPage(
  db: Db,
  owned: OwnedContest,
  page: { limit: number; offset: number },
): Promise<ContestWithRows | null> {
  const [[contest], [state], lineups, [slate], ...own] = await db.batch([
    db.select().from(contests).where(isMine(owned)),
    db.select({ learning }).from(contests).where(isMine(owned)),
    listContestLineups(db, owned, page),
    findSlate(db, { userId: owned.userId, slateId: slateOf(owned) }),
    ...ownEntriesQueries(db, owned),
  ])
  if (!contest) return null
  return {
    contest,
    learning: state?.learning ?? null,
    lineups,
    slate: slate ?? null,
    own: ownEntriesOf(...own),
  }
}

export type ContestWithRows = {
  contest: Contest
  /** Status of learning; null before the first job. */
  learning: ListedContest['learning']
  lineups: ContestLineup[]
  slate: StoredSlate | null
  own: OwnEntries
}

function slateOf(owned: OwnedContest): SQL {
  return sql`(select ${contests.gameId} from ${contests} where ${isMine(owned)})`
}

/** The stored rows, best first. */
function listContestLineups(
  db: Db,
  owned: OwnedContest,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(getTableColumns(contestLineups))
    .from(contestLineups)
    .innerJoin(contests, eq(contests.id, contestLineups.contestId))
    .where(isMine(owned))
    .orderBy(asc(contestLineups.rank), asc(contestLineups.id))
    .limit(limit)
    .offset(offset)
}

/** Sets the contest's slate (null: none of the user's) and schedules learning. */
export async function setContestSlate(
  db: Db,
  owned: OwnedContest,
  { slateId, now }: { slateId: number | null; now: number },
): Promise<RequestedJob> {
  const [added] = await db.batch([
    learningJob(db, owned, now),
    db
      .update(contests)
      .set({
        gameId: slateId,
        meta: sql`json_set(${contests.meta}, '$.noSlate', json(${String(slateId === null)}))`,
      })
      .where(isMine(owned)),
  ])
  return requestedJob(added)
}

export async function addLearning(db: Db, owned: OwnedContest, now: number): Promise<RequestedJob> {
  return requestedJob(await learningJob(db, owned, now))
}

function learningJob(db: Db, { contestId, userId }: OwnedContest, now: number) {
  const mine = sql`(select id from contests where id = ${contestId} and user_id = ${userId})`
  return addJob(db, { userId, kind: 'learn_contest', contestId: mine, now })
}

/** False when there is no such contest of this user. */
export async function renameContest(db: Db, owned: OwnedContest, name: string): Promise<boolean> {
  const renamed = await db.update(contests).set({ name }).where(isMine(owned)).returning({ id: contests.id })
  return renamed.length > 0
}

/** A statement for a batch: what the contest says about crowds; null says nothing. */
export function setCrowdGains(db: Db, owned: OwnedContest, gains: readonly number[] | null) {
  const meta =
    gains === null
      ? sql`json_remove(${contests.meta}, '$.crowdGains')`
      : sql`json_set(${contests.meta}, '$.crowdGains', json(${JSON.stringify(gains)}))`
  return db.update(contests).set({ meta }).where(isMine(owned))
}

/** A statement for a batch: the range of the contest's entry ids, for one that was stored without it. */
export function setEntryIds(db: Db, owned: OwnedContest, range: EntryIdRange) {
  const meta = sql`json_set(${contests.meta}, '$.entryIds', json(${JSON.stringify(range)}))`
  return db
    .update(contests)
    .set({ meta })
    .where(and(isMine(owned), sql`json_valid(${contests.meta})`))
}

/** What the user's contests of the format say about crowds, one list a contest. */
export async function findCrowdGains(
  db: Db,
  { userId, format }: { userId: number; format: string },
): Promise<number[][]> {
  const meta = sql.raw(`iif(json_valid(meta), meta, '{}')`)
  const rows = await db.all<{ gains: string }>(sql`
    select json_extract(${meta}, '$.crowdGains') as gains from contests
    where user_id = ${userId} and format = ${format} and json_type(${meta}, '$.crowdGains') = 'array'
    order by id desc limit ${MOST_LEARNED_FROM}`)
  return rows
    .map(({ gains }) => JSON.parse(gains) as unknown[])
    .filter((gains): gains is number[] => gains.every((gain) => typeof gain === 'number'))
}

/**
 * Stores payouts together with what they pay the placed entries of the user; returns how many entries are placed by now.
 * Null when there is no such contest of this user.
 */
export async function setPayouts(
  db: Db,
  owned: OwnedContest,
  { payouts, shares }: { payouts: PayoutTier[] | null; shares: readonly PrizeShare[] },
): Promise<{ contest: Contest; placed: number } | null> {
  const [[contest], [counted]] = await db.batch([
    db
      .update(contests)
      // These payouts are the user's own from now on.
      .set({
        payouts,
        meta: sql`iif(json_valid(${contests.meta}),
          json_set(json_remove(${contests.meta}, '$.before.payoutsOf'), '$.hadPayouts', json('true')), ${contests.meta})`,
      })
      .where(isMine(owned))
      .returning(),
    countPlacings(db, owned),
    ...payShares(db, owned, shares),
  ])
  return contest ? { contest, placed: counted?.placed ?? 0 } : null
}

/** The user's newest contests without payouts. */
export function contestsToPay(db: Db, userId: number) {
  return db
    .select({ id, entries, fileName: contests.fileName, uploadedAt })
    .from(contests)
    .where(and(eq(contests.userId, userId), isNull(contests.payouts)))
    .orderBy(desc(contests.id))
    .limit(MOST_TO_PAY)
}

/** Deletes the contest, its rows and its share of the learned figures in one batch; a job removes its file. */
export async function deleteContest(
  db: Db,
  contest: OwnedContest & { fileKey: string },
  now: number,
): Promise<{ jobId: number }> {
  const { userId, fileKey } = contest
  const [added] = await db.batch([
    addJob(db, { userId, kind: 'remove_file', fileKey, now }),
    ...takeOutLessons(db, contest),
    db.delete(contests).where(isMine(contest)),
  ])
  return requestedJob(added)
}

/** Does a contest use this file? */
export async function isFileInUse(db: Db, fileKey: string): Promise<boolean> {
  const row = await db.select({ id: contests.id }).from(contests).where(eq(contests.fileKey, fileKey)).get()
  return row !== undefined
}

function isMine({ contestId, userId }: OwnedContest) {
  return and(eq(contests.id, contestId), eq(contests.userId, userId))
}
