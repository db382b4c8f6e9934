import { isFileInUse } from '#db/contests/contests.ts'
import { findJob, finishJob, type Job } from '#db/jobs.ts'
import { fieldKey, standingsKey } from '#workers/services/contests/contest-files.ts'
import { learnFromContest } from '#workers/services/contests/learn-from-contest.ts'
import { placeEntries } from '#workers/services/contests/place-entries.ts'
import { runSimulation } from '#workers/services/simulation/run-simulation.ts'
import type { JobContext } from '../services/jobs/job-context.ts'

/** Runs the job unless it is done, given up or deleted: messages may be duplicated, late or out of order. */
export async function runJob(ctx: JobContext, jobId: number): Promise<void> {
  const job = await findJob(ctx.db, jobId)
  if (job?.status !== 'waiting') return
  switch (job.kind) {
    case 'learn_contest':
      return learnFromContest(ctx, job)
    case 'place_entries':
      return placeEntries(ctx, job)
    case 'remove_file':
      return removeFile(ctx, job)
    case 'simulate':
      return runSimulation(ctx, job)
  }
}

async function removeFile(ctx: JobContext, job: Job): Promise<void> {
  const { fileKey } = job
  if (fileKey !== null && !(await isFileInUse(ctx.db, fileKey))) {
    await ctx.files.delete([standingsKey(fileKey), fieldKey(fileKey)])
  }
  await finishJob(ctx.db, { job, now: ctx.now })
}
