import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { findSavedLineup, type LineupWithPlayers } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's lineup by the id in a URL; throws `not_found`, also for another user's lineup. */
export async function getLineup(ctx: ServiceContext, idText: string | undefined): Promise<LineupWithPlayers> {
  const user = requireUser(ctx)
  const lineupId = parseRecordId(idText)
  const found = lineupId === null ? null : await findSavedLineup(ctx.db, { lineupId, userId: user.id })
  if (!found) throw new AppError('not_found', 'Lineup not found')
  return found
}

export function finalizedLineup(name: string): AppError {
  return new AppError('conflict', `${name} is finalized and cannot be edited`)
}
