import { deleteSlate as remove } from '#db/slates/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { sendJobs } from '#workers/services/jobs/send-job.ts'
import { ownedSlate, SLATE_NOT_FOUND } from './owned-slate.ts'

/**
 * Deletes one of the caller's salary files. Saved lineups stay, with their game; contests linked to it are learned again, without its
 * salaries and opponents.
 */
export async function deleteSlate(ctx: ServiceContext, gameMode: string, idText: string): Promise<void> {
  const owned = ownedSlate(ctx, gameMode, idText)
  const { deleted, jobIds } = await remove(ctx.db, { ...owned, now: ctx.now })
  foundOr(SLATE_NOT_FOUND, deleted)
  await sendJobs(ctx, jobIds)
}
