import { and, asc, desc, eq, getTableColumns, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { contests, type JobKind, jobs } from './schema.ts'

export type Job = typeof jobs.$inferSelect
export type JobOfContest = Job & { contestName: string | null }
/** A requested job; `isNew` is false when an existing waiting job of the contest was reused. */
export type RequestedJob = { jobId: number; isNew: boolean }

const HOUR_MS = 3_600_000
/** Time after which another message is sent. */
export const RESEND_AFTER_MS = 5 * 60_000
/** An upload that is not committed within this time has failed. */
const UPLOAD_ABANDONED_AFTER_MS = 24 * HOUR_MS

/**
 * Schedules the removal of a file before it is written to R2; the commit that references the file cancels it
 * (`cancelRemoval`). After a crash in between, the sweep removes the file.
 */
export async function scheduleRemoval(
  db: Db,
  { userId, fileKey, now }: { userId: number; fileKey: string; now: number },
): Promise<void> {
  const dueAt = now + UPLOAD_ABANDONED_AFTER_MS
  await db
    .insert(jobs)
    .values({ userId, kind: 'remove_file', fileKey, dueAt, createdAt: now, updatedAt: now })
}

/** A statement for a batch. */
export function cancelRemoval(db: Db, fileKey: string) {
  return db.delete(jobs).where(isRemovalOf(fileKey))
}

export function isRemovalOf(fileKey: string) {
  return and(eq(jobs.kind, 'remove_file'), eq(jobs.fileKey, fileKey))
}

/** Makes the removal of a failed upload's file due now. */
export async function expediteRemoval(
  db: Db,
  { fileKey, now }: { fileKey: string; now: number },
): Promise<Job | null> {
  const row = await db
    .update(jobs)
    .set({ dueAt: now + RESEND_AFTER_MS, updatedAt: now })
    .where(isRemovalOf(fileKey))
    .returning()
    .get()
  return row ?? null
}

const REQUESTED_AGAIN = {
  target: jobs.contestId,
  targetWhere: sql`kind = 'learn_contest' and status = 'waiting'`,
  set: { requests: sql`${jobs.requests} + 1` },
}

/**
 * A statement for a batch: adds a job. A contest has at most one waiting learning job, which a repeated request reuses.
 * `requestedJob` reads the answer.
 */
export function addJob(
  db: Db,
  job: { userId: number; kind: JobKind; contestId?: unknown; fileKey?: string; now: number },
) {
  const { now, contestId, ...columns } = job
  return db
    .insert(jobs)
    .values({
      ...columns,
      ...(contestId === undefined ? {} : { contestId: sql`${contestId}` }),
      dueAt: now + RESEND_AFTER_MS,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate(REQUESTED_AGAIN)
    .returning({ jobId: jobs.id, requests: jobs.requests })
}

/** A statement for a batch: `addJob` for each of the contests that a query lists. `newJobs` reads the answer. */
export function addLearningJobs(
  db: Db,
  { userId, contestIds, now }: { userId: number; contestIds: SQL; now: number },
) {
  return db
    .insert(jobs)
    .select(sql`select null, ${userId}, 'learn_contest', 'waiting', id, null, 0, null, 1,
      ${now + RESEND_AFTER_MS}, ${now}, ${now}, 0 from (${contestIds}) where true`)
    .onConflictDoUpdate(REQUESTED_AGAIN)
    .returning({ jobId: jobs.id, requests: jobs.requests })
}

/** The newest contests that may have an entry are read. */
const MOST_READ = 10

/**
 * A statement for a batch, after these entries were stored: adds a job for each of the user's contests whose standings may
 * list one of them but were read before it was known.
 */
export function addPlacingJobs(
  db: Db,
  { userId, entryKeys, now }: { userId: number; entryKeys: readonly string[]; now: number },
) {
  const range = (end: 'least' | 'most') =>
    sql.raw(`json_extract(iif(json_valid(contests.meta), contests.meta, '{}'), '$.entryIds.${end}')`)
  const unplaced = sql`select 1 from json_each(${JSON.stringify(entryKeys)})
    where cast(value as integer) between ifnull(${range('least')}, 0) and ifnull(${range('most')}, 1e18)
    and not exists (select 1 from contest_placings where contest_id = contests.id and entry_key = value)`
  return db
    .insert(jobs)
    .select(sql`select null, ${userId}, 'place_entries', 'waiting', id, null, 0, null, 1,
      ${now + RESEND_AFTER_MS}, ${now}, ${now}, 0 from contests
      where user_id = ${userId} and exists (${unplaced}) order by id desc limit ${MOST_READ}`)
    .returning({ jobId: jobs.id })
}

export function jobIdsIn(added: readonly { jobId: number }[]): number[] {
  return added.map(({ jobId }) => jobId)
}

/** The ids of new jobs, which need a message. */
export function newJobs(added: { jobId: number; requests: number }[]): number[] {
  return added.filter(({ requests }) => requests === 1).map(({ jobId }) => jobId)
}

export function requestedJob([job]: { jobId: number; requests: number }[]): RequestedJob {
  return { jobId: job!.jobId, isNew: job!.requests === 1 }
}

export async function findJob(db: Db, jobId: number): Promise<Job | null> {
  return (await db.select().from(jobs).where(eq(jobs.id, jobId)).get()) ?? null
}

/**
 * A statement for a batch: marks the job done. Returns no row if the job was requested again since it was read; it then
 * stays waiting.
 */
export function finishJob(db: Db, { job, now }: { job: Pick<Job, 'id' | 'requests'>; now: number }) {
  return db
    .update(jobs)
    .set({ status: 'done', error: null, updatedAt: now })
    .where(and(eq(jobs.id, job.id), eq(jobs.requests, job.requests)))
    .returning({ id: jobs.id })
}

/** Records a failed attempt; the job stays waiting. */
export async function recordFailure(
  db: Db,
  { jobId, error, now }: { jobId: number; error: string; now: number },
): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, error: error.slice(0, 500), updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'waiting')))
}

/** Marks a waiting job as failed. */
export async function failJob(db: Db, { jobId, now }: { jobId: number; now: number }): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'failed', updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'waiting')))
}

/** Sets a failed job to waiting. Null when it has not failed, or its contest has another waiting job. */
export async function reopenJob(db: Db, { jobId, now }: { jobId: number; now: number }): Promise<Job | null> {
  const another = sql`exists (select 1 from jobs other where other.contest_id = ${jobs.contestId}
    and other.kind = ${jobs.kind} and other.status = 'waiting')`
  const row = await db
    .update(jobs)
    .set({ status: 'waiting', attempts: 0, dueAt: now + RESEND_AFTER_MS, updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'failed'), not(another)))
    .returning()
    .get()
  return row ?? null
}

/**
 * The job to run before a learning job: among the other users waiting for the same kind of work, that of the user
 * served longest ago, if earlier than this job's user. Jobs that have failed before wait for their own message. Null
 * when this job may run at once.
 */
export async function findJobBefore(db: Db, jobId: number): Promise<number | null> {
  const lastDone = (job: SQL) =>
    sql`ifnull((select max(updated_at) from jobs done where done.user_id = ${job}.user_id and done.status = 'done'), 0)`
  const row = await db.get<{ id: number }>(sql`
    select waiting.id from jobs mine join jobs waiting
      on waiting.status = 'waiting' and waiting.kind = mine.kind and waiting.user_id <> mine.user_id
    where mine.id = ${jobId} and mine.status = 'waiting' and mine.kind = 'learn_contest' and waiting.attempts = 0
      and ${lastDone(sql.raw('waiting'))} < ${lastDone(sql.raw('mine'))}
    order by ${lastDone(sql.raw('waiting'))}, waiting.id limit 1`)
  return row?.id ?? null
}

/** Takes overdue jobs, longest waiting first, and postpones their next message. */
export async function takeOverdueJobs(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<Pick<Job, 'id' | 'kind'>[]> {
  const overdue = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'waiting'), lte(jobs.dueAt, now)))
    .orderBy(asc(jobs.dueAt))
    .limit(limit)
  return db
    .update(jobs)
    .set({ dueAt: now + RESEND_AFTER_MS })
    .where(inArray(jobs.id, overdue))
    .returning({ id: jobs.id, kind: jobs.kind })
}

/** A search word, and the users whose names contain it. */
export type SearchWord = { word: string; userIds: readonly number[] }

/**
 * Jobs of all users in this database, for admins: unfinished first, then the newest. Every word must match the user
 * name, contest name, kind or status.
 */
export async function listJobs(
  db: Db,
  { words, limit }: { words: readonly SearchWord[]; limit: number },
): Promise<JobOfContest[]> {
  return db
    .select({ ...getTableColumns(jobs), contestName: contests.name })
    .from(jobs)
    .leftJoin(contests, eq(contests.id, jobs.contestId))
    .where(and(...words.map(isIn)))
    .orderBy(sql`${jobs.status} = 'done'`, desc(jobs.id))
    .limit(limit)
}

function isIn({ word, userIds }: SearchWord): SQL {
  const text = sql`lower(${jobs.kind} || ' ' || ${jobs.status} || ' ' || ifnull(${contests.name}, ''))`
  const ofThem = sql`${jobs.userId} in (select value from json_each(${JSON.stringify(userIds)}))`
  return sql`(instr(${text}, ${word.toLowerCase()}) > 0 or ${ofThem})`
}
