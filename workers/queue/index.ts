import { createDb } from '#db/client.ts'
import { failJob, noteFailure } from '#db/jobs.ts'
import { describeError, logEvent } from '#workers/log.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { runJob } from '#workers/services/jobs/run-job.ts'
import { sweepJobs } from '#workers/services/jobs/sweep-jobs.ts'
import { readMessage } from './message.ts'

const DEAD_LETTERS = /-dlq$/

/** Each message on its own: one that fails is tried again and keeps no other from being done. */
export async function consume(batch: MessageBatch, env: Env): Promise<void> {
  const ctx = jobContext(env)
  const handle = DEAD_LETTERS.test(batch.queue) ? giveUp : work
  for (const message of batch.messages) await handle(ctx, message)
}

/** The cron's call. */
export async function sweep(_controller: ScheduledController, env: Env): Promise<void> {
  await sweepJobs(jobContext(env))
}

async function work(ctx: JobContext, message: Message): Promise<void> {
  const jobId = readMessage(message.body)
  try {
    if (jobId === null) throw new Error('a message without a job')
    await runJob(ctx, jobId)
    message.ack()
  } catch (error) {
    const description = describeError(error)
    logEvent('error', 'job_failed', { jobId, attempt: message.attempts, error: description })
    if (jobId !== null) await noteFailureIfPossible(ctx, jobId, error)
    message.retry()
  }
}

/** What failed every time ends here: the job is marked, and an admin or its owner can have it tried again. */
async function giveUp(ctx: JobContext, message: Message): Promise<void> {
  const jobId = readMessage(message.body)
  logEvent('error', 'job_given_up', { jobId, messageId: message.id })
  try {
    if (jobId !== null) await failJob(ctx.db, { jobId, now: ctx.now })
    message.ack()
  } catch (error) {
    logEvent('error', 'job_not_marked', { jobId, error: describeError(error) })
    message.retry()
  }
}

/** The reason for admins to read. The database may be what failed. */
async function noteFailureIfPossible(ctx: JobContext, jobId: number, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  await noteFailure(ctx.db, { jobId, error: reason, now: ctx.now }).catch((cause) =>
    logEvent('error', 'failure_not_noted', { jobId, error: describeError(cause) }),
  )
}

function jobContext(env: Env): JobContext {
  return {
    db: createDb(env.DB),
    files: env.FILES,
    jobs: env.JOBS,
    now: Date.now(),
    log: (event, fields) => logEvent('info', event, fields ?? {}),
  }
}
