import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { findSavedLineup, type LineupWithPlayers } from '#db/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's lineup by the id in a URL; null when it is not one of theirs. */
export async function findLineup(
  ctx: ServiceContext,
  idText: string | undefined,
): Promise<LineupWithPlayers | null> {
  const user = requireUser(ctx)
  const lineupId = parseRecordId(idText)
  return lineupId === null ? null : findSavedLineup(ctx.db, { lineupId, userId: user.id })
}

/** Like `findLineup`, but throws `not_found`, also for another user's lineup. */
export async function getLineup(ctx: ServiceContext, idText: string | undefined): Promise<LineupWithPlayers> {
  const found = await findLineup(ctx, idText)
  if (!found) throw new AppError('not_found', 'Lineup not found')
  return found
}

export function finalizedLineup(name: string): AppError {
  return new AppError('conflict', `${name} is finalized and cannot be edited`)
}
