import { parseRecordId } from '#contract/record-id.ts'
import type { PutMemoryRequest } from '#contract/slate-memory.ts'
import { AppError, err, ok, type Result } from '#core/result.ts'
import type { ServerMemory } from '#core/slate-memory/kept-memory.ts'
import { putMemory } from '#db/slates/slate-memories.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'

/**
 * Keeps what the caller set for one of their slates. If another device saved since `baseRevision`, nothing is stored and
 * the error is the stored memory, for the caller to merge.
 */
export async function saveMemory(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
  request: PutMemoryRequest,
): Promise<Result<{ revision: number }, ServerMemory>> {
  const { id: userId } = requireUser(ctx)
  const { baseRevision, slate, fields } = request
  const slateId = parseRecordId(idText)
  const change = { base: baseRevision, content: { slate, fields }, now: ctx.now }
  const put = slateId && (await refuseWhenFull(putMemory(ctx.db, { slateId, userId, gameMode }, change)))
  if (!put) throw new AppError('not_found', 'Slate not found')
  const { saved, current } = put
  if (saved !== null) return ok({ revision: saved })
  return err({ revision: current.revision, fields: current.content?.fields ?? {} })
}
