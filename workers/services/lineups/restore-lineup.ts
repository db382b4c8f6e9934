import { parseRecordId } from '#contract/record-id.ts'
import { restoreSavedLineup } from '#db/lineups/deleted-lineups.ts'
import type { LineupWithPlayers } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { getLineup } from './get-lineup.ts'

/**
 * Undoes a deletion within an hour. A lineup that was not deleted is returned as it is, so a repeated request has the
 * same answer.
 */
export async function restoreLineup(
  ctx: ServiceContext,
  idText: string | undefined,
): Promise<LineupWithPlayers> {
  const { id: userId } = requireUser(ctx)
  const lineupId = parseRecordId(idText)
  const restored =
    lineupId === null ? null : await refuseWhenFull(restoreSavedLineup(ctx.db, { lineupId, userId }))
  return restored ?? getLineup(ctx, idText)
}
