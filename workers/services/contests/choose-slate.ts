import { findFormat } from '#core/formats/lookup.ts'
import { AppError } from '#core/result.ts'
import { type Contest, setContestSlate } from '#db/contests.ts'
import { findSlateFormat } from '#db/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { requireContest } from './require-contest.ts'

/**
 * Sets the slate of a contest to one of the caller's of the same format (null: none) and schedules learning. Choosing
 * the current slate does nothing.
 */
export async function chooseSlate(
  ctx: ServiceContext,
  contestId: string | undefined,
  slateId: number | null,
): Promise<void> {
  const contest = await requireContest(ctx, contestId)
  if (slateId === contest.gameId && !contest.meta?.slateChoices.length) return
  const owned = { contestId: contest.id, userId: contest.userId }
  if (slateId !== null) {
    const slateFormat = await findSlateFormat(ctx.db, { slateId, userId: contest.userId })
    if (slateFormat === null) throw new AppError('invalid_input', 'Slate not found')
    if (slateFormat !== contest.format) throw otherFormat(contest, slateFormat)
  }
  const { jobId, isNew } = await setContestSlate(ctx.db, owned, { slateId, now: ctx.now })
  if (isNew) await sendJob(ctx, jobId)
}

function otherFormat({ format }: Contest, slateFormat: string): AppError {
  const [played, chosen] = [format, slateFormat].map((id) => findFormat(id)?.recognition.name)
  return new AppError(
    'invalid_input',
    played
      ? `This is a ${played} contest and that is a ${chosen ?? slateFormat} slate. Choose a ${played} slate.`
      : "This contest's lineups are of a format that has no slates here.",
  )
}
