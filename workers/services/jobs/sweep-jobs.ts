import { takeOverdueJobs } from '#db/jobs.ts'
import { jobMessage } from '#workers/queue/message.ts'
import type { JobContext } from './job-context.ts'

/** Maximum messages per call to the queue. */
const JOBS_PER_SWEEP = 100

/** Sends another message for every overdue job, in case its message was lost or never sent. */
export async function sweepJobs(ctx: JobContext): Promise<void> {
  const overdue = await takeOverdueJobs(ctx.db, { now: ctx.now, limit: JOBS_PER_SWEEP })
  if (overdue.length === 0) return
  ctx.log('jobs_sent_again', { count: overdue.length })
  await ctx.jobs.sendBatch(overdue.map((jobId) => ({ body: jobMessage(ctx.db, jobId) })))
}
