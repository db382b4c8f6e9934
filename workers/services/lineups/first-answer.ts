import { AppError } from '#core/result.ts'
import { findByIdempotencyKey, findSavedLineup, type LineupWithPlayers } from '#db/lineups/saved-lineups.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/**
 * The lineup that the user's first request with this idempotency key saved. The same key with other content is refused.
 */
export async function firstAnswer(
  ctx: ServiceContext,
  { userId, idempotencyKey, payloadHash }: { userId: number; idempotencyKey: string; payloadHash: string },
): Promise<LineupWithPlayers> {
  const first = await findByIdempotencyKey(ctx.db, { userId, idempotencyKey })
  if (first?.payloadHash !== payloadHash) {
    throw new AppError('key_reused', 'This Idempotency-Key was used for another lineup')
  }
  return (await findSavedLineup(ctx.db, { lineupId: first.lineupId, userId }))!
}
