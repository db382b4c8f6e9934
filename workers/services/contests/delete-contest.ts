import { deleteContest as remove } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { requireContest } from './require-contest.ts'

/** Deletes the contest and its share of the learned figures. */
export async function deleteContest(ctx: ServiceContext, contestId: string | undefined): Promise<void> {
  const { id, userId, fileKey } = await requireContest(ctx, contestId)
  const { jobId } = await remove(ctx.db, { contestId: id, userId, fileKey }, ctx.now)
  await sendJob(ctx, jobId)
}
