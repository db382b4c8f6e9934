import { addLearning } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { requireContest } from './require-contest.ts'

/** Schedules learning from the stored file, after a failure or with newer definitions; a waiting job is reused. */
export async function learnAgain(ctx: ServiceContext, contestId: string | undefined): Promise<void> {
  const contest = await requireContest(ctx, contestId)
  const owned = { contestId: contest.id, userId: contest.userId }
  const { jobId, isNew } = await addLearning(ctx.db, owned, ctx.now)
  if (isNew) await sendJob(ctx, jobId)
}
