import { AppError } from '#core/result.ts'
import { deleteSavedLineup } from '#db/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getLineup } from './get-lineup.ts'

/** Deletes one of the caller's lineups, finalized or not: finalizing prevents changes, not deletion. */
export async function deleteLineup(ctx: ServiceContext, idText: string | undefined): Promise<void> {
  const user = requireUser(ctx)
  const { lineup } = await getLineup(ctx, idText)
  const deleted = await deleteSavedLineup(ctx.db, { lineupId: lineup.id, userId: user.id })
  if (!deleted) throw new AppError('not_found', 'Lineup not found')
}
