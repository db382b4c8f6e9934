import { fillSkeletons } from '#db/accounts/name-skeletons.ts'
import type { Db } from '#db/client.ts'
import { openDatabases } from '#db/database-for.ts'
import { failJob, recordFailure } from '#db/jobs.ts'
import { describeError, logEvent, summarizeError } from '#workers/log.ts'
import { runJobFairly } from '#workers/queue/run-job-fairly.ts'
import { sweepClosedAccounts } from '#workers/services/account/sweep-closed-accounts.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { sweepJobs } from '#workers/services/jobs/sweep-jobs.ts'
import { sweepDeletedRecords } from '#workers/services/records/sweep-deleted-records.ts'
import { sweepSimulations } from '#workers/services/simulation/sweep-simulations.ts'
import { readMessage } from '../services/jobs/message.ts'

const DEAD_LETTERS = /-dlq$/

/** Handles each message by itself: a failed one is retried and does not block the others. */
export async function consume(batch: MessageBatch, env: Env): Promise<void> {
  const handle = DEAD_LETTERS.test(batch.queue) ? giveUp : work
  for (const message of batch.messages) await handle(env, message)
}

/** The cron handler. */
export async function sweep(_controller: ScheduledController, env: Env): Promise<void> {
  try {
    const databases = openDatabases(env)
    await Promise.all(databases.ofRecords.map((db) => sweepJobs(jobContext(env, db))))
    await Promise.all(
      databases.ofRecords.map((db) => sweepSimulations(db, { files: env.FILES, now: Date.now() })),
    )
    await Promise.all(databases.ofRecords.map((db) => sweepDeletedRecords(db, Date.now())))
    await fillSkeletons(databases.directory)
    await sweepClosedAccounts(databases, { files: env.FILES, now: Date.now() })
  } catch (error) {
    logEvent('error', 'sweep_failed', { error: describeError(error) })
    // The platform logs this error as it is, so it must not contain the values of a failed query.
    throw new Error('The sweep failed')
  }
}

async function work(env: Env, message: Message): Promise<void> {
  const task = taskOf(env, message)
  try {
    if (task === null) throw new Error('a message without a job')
    await runJobFairly(task.ctx, task.jobId)
    message.ack()
  } catch (error) {
    const description = describeError(error)
    logEvent('error', 'job_failed', { jobId: task?.jobId, attempt: message.attempts, error: description })
    if (task !== null) await recordFailureIfPossible(task, error)
    message.retry()
  }
}

/** Handles dead letters: the job is marked failed, and an admin or its owner can retry it. */
async function giveUp(env: Env, message: Message): Promise<void> {
  const task = taskOf(env, message)
  logEvent('error', 'job_given_up', { jobId: task?.jobId, messageId: message.id })
  try {
    if (task !== null) await failJob(task.ctx.db, { jobId: task.jobId, now: task.ctx.now })
    message.ack()
  } catch (error) {
    logEvent('error', 'job_not_marked', { jobId: task?.jobId, error: describeError(error) })
    message.retry()
  }
}

/** Stores the reason for admins. The database itself may be what failed. */
async function recordFailureIfPossible({ ctx, jobId }: Task, error: unknown): Promise<void> {
  await recordFailure(ctx.db, { jobId, error: summarizeError(error), now: ctx.now }).catch((cause) =>
    logEvent('error', 'failure_not_noted', { jobId, error: describeError(cause) }),
  )
}

type Task = { ctx: JobContext; jobId: number }

/** The job of a message and its database; null when the message is invalid or the database is unknown. */
function taskOf(env: Env, message: Message): Task | null {
  const named = readMessage(message.body)
  const db = named && openDatabases(env).ofRecords.find(({ binding }) => binding === named.database)
  return named && db ? { ctx: jobContext(env, db), jobId: named.jobId } : null
}

function jobContext(env: Env, db: Db): JobContext {
  return {
    db,
    files: env.FILES,
    jobs: env.JOBS,
    simulations: env.SIMULATIONS,
    now: Date.now(),
    log: (event, fields) => logEvent('info', event, fields ?? {}),
  }
}
