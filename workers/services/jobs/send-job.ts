import { summarizeError } from '#workers/log.ts'
import { jobMessage } from '#workers/queue/message.ts'
import type { JobContext } from './job-context.ts'

/** Wakes the consumer for that job. When even that fails nothing is lost: the sweep sends what is overdue. */
export async function sendJob(ctx: Pick<JobContext, 'db' | 'jobs' | 'log'>, jobId: number): Promise<void> {
  try {
    await ctx.jobs.send(jobMessage(ctx.db, jobId))
  } catch (error) {
    ctx.log('job_message_not_sent', { jobId, error: summarizeError(error) })
  }
}
