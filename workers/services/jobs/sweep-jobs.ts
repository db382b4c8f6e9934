import { takeOverdueJobs } from '#db/jobs.ts'
import { jobMessage } from '#workers/services/jobs/message.ts'
import type { JobContext } from './job-context.ts'
import { queueOf } from './send-job.ts'

/** Maximum messages per call to the queue. */
const JOBS_PER_SWEEP = 100

/** Sends another message for every overdue job, in case its message was lost or never sent. */
export async function sweepJobs(ctx: JobContext): Promise<void> {
  const overdue = await takeOverdueJobs(ctx.db, { now: ctx.now, limit: JOBS_PER_SWEEP })
  if (overdue.length === 0) return
  ctx.log('jobs_sent_again', { count: overdue.length })
  for (const queue of [ctx.jobs, ctx.simulations]) {
    const own = overdue.filter(({ kind }) => queueOf(ctx, kind) === queue)
    if (own.length > 0) await queue.sendBatch(own.map(({ id }) => ({ body: jobMessage(ctx.db, id) })))
  }
}
