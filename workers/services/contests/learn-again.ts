import { addLearning } from '#db/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { requireContest } from './require-contest.ts'

/** Learns from the stored file once more, after a failure or with newer definitions; a job that waits already is used. */
export async function learnAgain(ctx: ServiceContext, contestId: string | undefined): Promise<void> {
  const contest = await requireContest(ctx, contestId)
  const owned = { contestId: contest.id, userId: contest.userId }
  const { jobId, isNew } = await addLearning(ctx.db, owned, ctx.now)
  if (isNew) await sendJob(ctx, jobId)
}
