import { AppError } from '#core/result.ts'
import { findEntrySet, findSetByKey, type WholeSet } from '#db/entries/entry-sets.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** The set that the user's first request with this idempotency key saved. The same key with other content is refused. */
export async function firstSet(
  ctx: ServiceContext,
  { userId, idempotencyKey, payloadHash }: { userId: number; idempotencyKey: string; payloadHash: string },
): Promise<WholeSet> {
  const first = await findSetByKey(ctx.db, { userId, idempotencyKey })
  if (first?.payloadHash !== payloadHash) {
    throw new AppError('key_reused', 'This Idempotency-Key was used for another entry set')
  }
  return (await findEntrySet(ctx.db, { setId: first.setId, userId }))!
}
