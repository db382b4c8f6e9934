import type { JobContext } from './job-context.ts'

/** Wakes the consumer for that job. When even that fails nothing is lost: the sweep sends what is overdue. */
export async function sendJob(ctx: Pick<JobContext, 'jobs' | 'log'>, jobId: number): Promise<void> {
  try {
    await ctx.jobs.send({ jobId })
  } catch (error) {
    ctx.log('job_message_not_sent', { jobId, error: String(error) })
  }
}
