import { findJobBefore, noteFailure } from '#db/jobs.ts'
import { summarizeError } from '#workers/log.ts'
import type { JobContext } from './job-context.ts'
import { runJob } from './run-job.ts'

/**
 * Does the job, and before it that of another user who was served longer ago: however many jobs one user has waiting, at
 * least every second job done is another user's while others wait. (The queue hands out messages in the order they came,
 * so a user's many jobs would otherwise all go before the next user's first.)
 */
export async function runJobFairly(ctx: JobContext, jobId: number): Promise<void> {
  const before = await findJobBefore(ctx.db, jobId)
  if (before !== null) await runForOther(ctx, before)
  await runJob(ctx, jobId)
}

/** A failure is noted at the job and is not this message's: the job has a message of its own, which tries it again. */
async function runForOther(ctx: JobContext, jobId: number): Promise<void> {
  try {
    await runJob(ctx, jobId)
  } catch (error) {
    const reason = summarizeError(error)
    ctx.log('job_failed_in_turn', { jobId, error: reason })
    await noteFailure(ctx.db, { jobId, error: reason, now: ctx.now })
  }
}
