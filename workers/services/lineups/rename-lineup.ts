import type { RenameLineupRequest } from '#contract/saved-lineups.ts'
import type { SavedLineup } from '#core/lineups/saved-lineup.ts'
import { changeOpenLineup } from '#db/lineups/saved-lineups.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { getRecord, ownedRecord } from '#workers/services/records/get-record.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'
import { finalizedLineup } from './update-result.ts'

/** Renames one of the caller's lineups. Conflict when it is finalized. */
export async function renameLineup(
  ctx: ServiceContext,
  idText: string | undefined,
  request: RenameLineupRequest,
): Promise<SavedLineup> {
  const owned = ownedRecord(ctx, LINEUP, idText)
  const { lineup } = await getRecord(ctx, LINEUP, idText)
  const renamed = await changeOpenLineup(ctx.db, owned, { lineupName: request.lineup_name })
  if (!renamed) throw finalizedLineup(lineup.lineupName)
  return renamed
}
