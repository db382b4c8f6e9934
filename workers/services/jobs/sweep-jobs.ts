import { takeOverdueJobs } from '#db/jobs.ts'
import { jobMessage } from '#workers/queue/message.ts'
import type { JobContext } from './job-context.ts'

/** As many messages as one call to the queue may carry. */
const JOBS_A_SWEEP = 100

/** Sends another message for every job that waits longer than it should: the queue may have lost or never got one. */
export async function sweepJobs(ctx: JobContext): Promise<void> {
  const overdue = await takeOverdueJobs(ctx.db, { now: ctx.now, limit: JOBS_A_SWEEP })
  if (overdue.length === 0) return
  ctx.log('jobs_sent_again', { count: overdue.length })
  await ctx.jobs.sendBatch(overdue.map((jobId) => ({ body: jobMessage(ctx.db, jobId) })))
}
