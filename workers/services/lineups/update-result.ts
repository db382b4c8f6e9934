import type { UpdateResultRequest } from '#contract/saved-lineups.ts'
import { performanceGrade, type SavedLineup } from '#core/lineups/saved-lineup.ts'
import { toCents } from '#core/money/cents.ts'
import { AppError } from '#core/result.ts'
import { recordResult } from '#db/lineups/saved-lineups.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { getRecord, ownedRecord } from '#workers/services/records/get-record.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'

/**
 * Records a contest's result, unless an entry of the lineup has brought one. The update requires "not finalized" in its `where`, so a concurrent finalize can't be
 * bypassed.
 */
export async function updateResult(
  ctx: ServiceContext,
  idText: string | undefined,
  request: UpdateResultRequest,
): Promise<SavedLineup> {
  const { lineup } = await getRecord(ctx, LINEUP, idText)
  const updated = await recordResult(ctx.db, ownedRecord(ctx, LINEUP, idText), {
    pointsTotal: request.points_total,
    winningsTotalCents: toCents(request.winnings_total),
    rank: request.rank,
    performanceGrade: performanceGrade(request.points_total, lineup.projectedPoints),
  })
  if (updated) return updated
  const now = await getRecord(ctx, LINEUP, idText)
  const entry = now.entries.find(({ source }) => source !== null && source !== 'live')
  if (now.lineup.finalized || !entry) throw finalizedLineup(lineup.lineupName)
  const sentence = `The result of ${lineup.lineupName} is that of its entry ${entry.entryKey}. Remove the entry to type another one`
  throw new AppError('conflict', sentence)
}

export function finalizedLineup(name: string): AppError {
  return new AppError('conflict', `${name} is finalized and cannot be edited`)
}
