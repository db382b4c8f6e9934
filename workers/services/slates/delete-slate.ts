import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { deleteSlate as remove } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { sendJobs } from '#workers/services/jobs/send-job.ts'

/**
 * Deletes one of the caller's salary files. Saved lineups stay, with their game; contests linked to it are learned again, without its
 * salaries and opponents.
 */
export async function deleteSlate(ctx: ServiceContext, gameMode: string, idText: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const slateId = parseRecordId(idText)
  const { deleted, jobIds } =
    slateId === null
      ? { deleted: false, jobIds: [] }
      : await remove(ctx.db, { slateId, userId, gameMode, now: ctx.now })
  if (!deleted) throw new AppError('not_found', 'Slate not found')
  await sendJobs(ctx, jobIds)
}
