import type { SavedLineup } from '#core/lineups/saved-lineup.ts'
import { AppError } from '#core/result.ts'
import { changeOpenLineup } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getRecord } from '#workers/services/records/get-record.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'

/** Finalizes a lineup, which can't be undone. Conflict when it is already finalized. */
export async function finalizeLineup(ctx: ServiceContext, lineupId: number): Promise<SavedLineup> {
  const user = requireUser(ctx)
  const finalized = await changeOpenLineup(ctx.db, { id: lineupId, userId: user.id }, { finalized: true })
  if (finalized) return finalized
  const { lineup } = await getRecord(ctx, LINEUP, String(lineupId))
  throw new AppError('conflict', `${lineup.lineupName} is already finalized`)
}
