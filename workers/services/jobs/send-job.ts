import type { Job } from '#db/jobs.ts'
import { summarizeError } from '#workers/log.ts'
import { jobMessage } from '#workers/services/jobs/message.ts'
import type { JobContext } from './job-context.ts'

const MESSAGES_PER_CALL = 100

/** Like `sendJob`, for any number of jobs. */
export async function sendJobs(
  ctx: Pick<JobContext, 'db' | 'jobs' | 'log'>,
  jobIds: readonly number[],
): Promise<void> {
  for (let at = 0; at < jobIds.length; at += MESSAGES_PER_CALL) {
    const messages = jobIds.slice(at, at + MESSAGES_PER_CALL).map((id) => ({ body: jobMessage(ctx.db, id) }))
    await ctx.jobs
      .sendBatch(messages)
      .catch((error) =>
        ctx.log('job_messages_not_sent', { count: messages.length, error: summarizeError(error) }),
      )
  }
}

/** Sends the job's message to its queue. A failure is only logged: the sweep sends overdue messages again. */
export async function sendJob(
  ctx: Pick<JobContext, 'db' | 'jobs' | 'log'>,
  jobId: number,
  queue: Queue = ctx.jobs,
): Promise<void> {
  try {
    await queue.send(jobMessage(ctx.db, jobId))
  } catch (error) {
    ctx.log('job_message_not_sent', { jobId, error: summarizeError(error) })
  }
}

/** The queue of a kind of job. */
export function queueOf(ctx: Pick<JobContext, 'jobs' | 'simulations'>, kind: Job['kind']): Queue {
  return kind === 'simulate' ? ctx.simulations : ctx.jobs
}
