import { AppError } from '#core/result.ts'
import { setContestSlate } from '#db/contests.ts'
import { findSlateFile } from '#db/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { requireContest } from './require-contest.ts'
import { gameModeOf } from './slates.ts'

/** Ties a contest to one of the caller's slates (null: to none) and learns from it anew; no change asks for no work. */
export async function chooseSlate(
  ctx: ServiceContext,
  contestId: string | undefined,
  slateId: number | null,
): Promise<void> {
  const contest = await requireContest(ctx, contestId)
  if (slateId === contest.gameId && !contest.meta?.slateChoices.length) return
  const owned = { contestId: contest.id, userId: contest.userId }
  const gameMode = gameModeOf(contest)
  if (slateId !== null && !(await findSlateFile(ctx.db, { slateId, userId: contest.userId, gameMode }))) {
    throw new AppError('invalid_input', 'There is no such slate')
  }
  const { jobId, isNew } = await setContestSlate(ctx.db, owned, { slateId, now: ctx.now })
  if (isNew) await sendJob(ctx, jobId)
}
