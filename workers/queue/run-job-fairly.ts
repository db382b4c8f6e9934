import { findJobBefore, recordFailure } from '#db/jobs.ts'
import { summarizeError } from '#workers/log.ts'
import type { JobContext } from '../services/jobs/job-context.ts'
import { runJob } from './run-job.ts'

/**
 * Runs the job, and before it a waiting job of the user who was served longest ago. So at least every second job
 * belongs to another user while others wait. (The queue delivers in order of arrival, so one user's many jobs would
 * otherwise all run first.)
 */
export async function runJobFairly(ctx: JobContext, jobId: number): Promise<void> {
  const before = await findJobBefore(ctx.db, jobId)
  if (before !== null) await runForOther(ctx, before)
  await runJob(ctx, jobId)
}

/** A failure is recorded on the job and does not fail this message: the job's own message retries it. */
async function runForOther(ctx: JobContext, jobId: number): Promise<void> {
  try {
    await runJob(ctx, jobId)
  } catch (error) {
    const reason = summarizeError(error)
    ctx.log('job_failed_in_turn', { jobId, error: reason })
    await recordFailure(ctx.db, { jobId, error: reason, now: ctx.now })
  }
}
