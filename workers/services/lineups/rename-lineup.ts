import type { RenameLineupRequest } from '#contract/saved-lineups.ts'
import type { SavedLineup } from '#core/lineups/saved-lineup.ts'
import { setLineupName } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { finalizedLineup, getLineup } from './get-lineup.ts'

/** Renames one of the caller's lineups. Conflict when it is finalized. */
export async function renameLineup(
  ctx: ServiceContext,
  idText: string | undefined,
  request: RenameLineupRequest,
): Promise<SavedLineup> {
  const user = requireUser(ctx)
  const { lineup } = await getLineup(ctx, idText)
  const owned = { lineupId: lineup.id, userId: user.id }
  const renamed = await setLineupName(ctx.db, owned, request.lineup_name)
  if (!renamed) throw finalizedLineup(lineup.lineupName)
  return renamed
}
