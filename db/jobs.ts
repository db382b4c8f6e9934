import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { contests, type JobKind, jobs } from './schema.ts'

export type Job = typeof jobs.$inferSelect
export type JobOfContest = Job & { contestName: string | null }

const HOUR_MS = 3_600_000
/** How long a job's message may take before another is sent. */
const RESEND_AFTER_MS = 5 * 60_000
/** An upload that is not committed by then never will be. */
const UPLOAD_ABANDONED_AFTER_MS = 24 * HOUR_MS

/**
 * Notes, before a file is written to R2, that it has to go again; the commit that gives it an owner takes the note back
 * (`forgetRemoval`). A crash between the two leaves a note that the sweep finds, and no orphan.
 */
export async function noteRemoval(
  db: Db,
  { userId, fileKey, now }: { userId: number; fileKey: string; now: number },
): Promise<void> {
  const dueAt = now + UPLOAD_ABANDONED_AFTER_MS
  await db
    .insert(jobs)
    .values({ userId, kind: 'remove_file', fileKey, dueAt, createdAt: now, updatedAt: now })
}

/** A statement for a batch. */
export function forgetRemoval(db: Db, fileKey: string) {
  return db.delete(jobs).where(and(eq(jobs.kind, 'remove_file'), eq(jobs.fileKey, fileKey)))
}

/** The removal of an upload that came to nothing is due at once. */
export async function hastenRemoval(
  db: Db,
  { fileKey, now }: { fileKey: string; now: number },
): Promise<Job | null> {
  const row = await db
    .update(jobs)
    .set({ dueAt: now + RESEND_AFTER_MS, updatedAt: now })
    .where(and(eq(jobs.kind, 'remove_file'), eq(jobs.fileKey, fileKey)))
    .returning()
    .get()
  return row ?? null
}

/** A statement for a batch: work that follows from what the batch commits. */
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
    .returning({ id: jobs.id })
}

export async function findJob(db: Db, jobId: number): Promise<Job | null> {
  return (await db.select().from(jobs).where(eq(jobs.id, jobId)).get()) ?? null
}

/** A statement for a batch. */
export function finishJob(db: Db, { jobId, now }: { jobId: number; now: number }) {
  return db.update(jobs).set({ status: 'done', error: null, updatedAt: now }).where(eq(jobs.id, jobId))
}

/** Notes a try that went wrong; the job stays waiting. */
export async function noteFailure(
  db: Db,
  { jobId, error, now }: { jobId: number; error: string; now: number },
): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, error: error.slice(0, 500), updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'waiting')))
}

/** Gives up on a job that is still waiting. */
export async function failJob(db: Db, { jobId, now }: { jobId: number; now: number }): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'failed', updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'waiting')))
}

/** Null when there is no such job that has failed. */
export async function reopenJob(db: Db, { jobId, now }: { jobId: number; now: number }): Promise<Job | null> {
  const row = await db
    .update(jobs)
    .set({ status: 'waiting', attempts: 0, dueAt: now + RESEND_AFTER_MS, updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'failed')))
    .returning()
    .get()
  return row ?? null
}

/** Jobs whose message is overdue, longest waiting first; their next message is due later. */
export async function takeOverdueJobs(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<number[]> {
  const overdue = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'waiting'), lte(jobs.dueAt, now)))
    .orderBy(asc(jobs.dueAt))
    .limit(limit)
  const taken = await db
    .update(jobs)
    .set({ dueAt: now + RESEND_AFTER_MS })
    .where(inArray(jobs.id, overdue))
    .returning({ id: jobs.id })
  return taken.map(({ id }) => id)
}

/** The newest jobs of everyone whose records are here, for admins. */
export async function listJobs(db: Db, { limit }: { limit: number }): Promise<JobOfContest[]> {
  return db
    .select({ ...getTableColumns(jobs), contestName: contests.name })
    .from(jobs)
    .leftJoin(contests, eq(contests.id, jobs.contestId))
    .orderBy(desc(jobs.id))
    .limit(limit)
}
