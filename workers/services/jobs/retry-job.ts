import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import type { Db } from '#db/client.ts'
import { findJob, type Job, reopenJob } from '#db/jobs.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'
import { queueOf, sendJob } from './send-job.ts'

/** Retries a failed job of the given database. */
export async function retryJob(
  ctx: ServiceContext,
  { jobId, database }: { jobId: string | undefined; database: string },
): Promise<Job> {
  requireAdmin(ctx)
  const db = ctx.databases.ofRecords.find(({ binding }) => binding === database)
  const id = parseRecordId(jobId)
  const known = db && id !== null && (await findJob(db, id))
  if (!db || !known) throw new AppError('not_found', 'There is no such job')
  const job = await reopenJob(db, { jobId: known.id, now: ctx.now })
  if (!job) throw new AppError('conflict', await whyNot(db, known.id))
  await sendJob({ ...ctx, db }, job.id, queueOf(ctx, job.kind))
  return job
}

async function whyNot(db: Db, jobId: number): Promise<string> {
  const job = await findJob(db, jobId)
  return job?.status === 'failed'
    ? 'A newer job for the same contest is waiting already'
    : 'Only a failed job can be tried again'
}
