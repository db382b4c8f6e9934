import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { findJob, type Job, reopenJob } from '#db/jobs.ts'
import { requireAdmin, type ServiceContext } from '#workers/context.server.ts'
import { sendJob } from './send-job.ts'

/** Has a failed job tried again. */
export async function retryJob(ctx: ServiceContext, jobId: string | undefined): Promise<Job> {
  requireAdmin(ctx)
  const id = parseRecordId(jobId)
  const known = id === null ? null : await findJob(ctx.db, id)
  if (!known) throw new AppError('not_found', 'There is no such job')
  const job = await reopenJob(ctx.db, { jobId: known.id, now: ctx.now })
  if (!job) throw new AppError('conflict', 'Only a failed job can be tried again')
  await sendJob(ctx, job.id)
  return job
}
