import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { deleteSavedLineup } from '#db/lineups/deleted-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/**
 * Deletes one of the caller's lineups, finalized or not: finalizing prevents changes, not deletion. `restoreLineup`
 * undoes it within an hour.
 */
export async function deleteLineup(ctx: ServiceContext, idText: string | undefined): Promise<void> {
  const user = requireUser(ctx)
  const lineupId = parseRecordId(idText)
  const deleted =
    lineupId !== null && (await deleteSavedLineup(ctx.db, { lineupId, userId: user.id }, ctx.now))
  if (!deleted) throw new AppError('not_found', 'Lineup not found')
}
