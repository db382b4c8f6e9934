import { AppError } from '#core/result.ts'
import { findByKey, findRecord, isKeyTaken } from '#db/records.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import type { RecordKind, SaveKey } from './record-kinds.ts'

/**
 * Stores a new record. A repeated idempotency key returns what the first request saved; the same key with other content is
 * refused.
 */
export async function saveOnce<Whole, New>(
  ctx: ServiceContext,
  kind: RecordKind<Whole, New>,
  created: New & SaveKey,
): Promise<Whole> {
  try {
    return await refuseWhenFull(kind.insert(ctx.db, created))
  } catch (error) {
    if (!isKeyTaken(kind, error)) throw error
    const { userId, idempotencyKey, payloadHash } = created
    const first = await findByKey(ctx.db, kind, { userId, idempotencyKey: idempotencyKey! })
    if (first?.payloadHash !== payloadHash) throw new AppError('key_reused', kind.keyReused)
    return (await findRecord(ctx.db, kind, { id: first.id, userId }))!
  }
}
