import { copyName, originalName } from '#core/lineups/copy-name.ts'
import { sha256 } from '#core/text/sha256.ts'
import { namesFrom } from '#db/records.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getRecord } from './get-record.ts'
import type { RecordKind } from './record-kinds.ts'
import { saveOnce } from './save-once.ts'

/**
 * Saves a copy of one of the caller's records under a name of its own, without what it brought. A repeated idempotency key
 * returns the first copy.
 */
export async function copyRecord<Whole, New>(
  ctx: ServiceContext,
  kind: RecordKind<Whole, New>,
  idText: string | undefined,
  idempotencyKey: string | null,
): Promise<Whole> {
  const { id: userId } = requireUser(ctx)
  const whole = await getRecord(ctx, kind, idText)
  const { id, name } = kind.of(whole)
  const names = await namesFrom(ctx.db, kind, userId, originalName(name))
  const copy = kind.copyOf(whole, { name: copyName(name, names), createdAt: ctx.now })
  const payloadHash = await sha256(`${kind.copyText}${id}`)
  return saveOnce(ctx, kind, { ...copy, userId, idempotencyKey, payloadHash })
}
