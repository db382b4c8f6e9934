import type { SavedLineup } from '#core/lineups/saved-lineup.ts'
import { AppError } from '#core/result.ts'
import { markFinalized } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getLineup } from './get-lineup.ts'

/** Finalizes a lineup, which can't be undone. Conflict when it is already finalized. */
export async function finalizeLineup(ctx: ServiceContext, lineupId: number): Promise<SavedLineup> {
  const user = requireUser(ctx)
  const finalized = await markFinalized(ctx.db, { lineupId, userId: user.id })
  if (finalized) return finalized
  const { lineup } = await getLineup(ctx, String(lineupId))
  throw new AppError('conflict', `${lineup.lineupName} is already finalized`)
}
