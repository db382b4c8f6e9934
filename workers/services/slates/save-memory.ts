import type { PutMemoryRequest } from '#contract/slate-memory.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { ServerMemory } from '#core/slate-memory/kept-memory.ts'
import { putMemory } from '#db/slates/slate-memories.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { takeSetSince } from '../contests/take-known.ts'
import { ownedSlate, SLATE_NOT_FOUND } from './owned-slate.ts'

/**
 * Keeps what the caller set for one of their slates. If another device saved since `baseRevision`, nothing is stored and
 * the error is the stored memory, for the caller to merge. Contests whose standings were uploaded before take what is set now.
 */
export async function saveMemory(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
  request: PutMemoryRequest,
): Promise<Result<{ revision: number }, ServerMemory>> {
  const owned = ownedSlate(ctx, gameMode, idText)
  const { baseRevision, slate, fields } = request
  const change = { base: baseRevision, content: { slate, fields }, now: ctx.now }
  const put = await refuseWhenFull(putMemory(ctx.db, owned, change))
  const { saved, current } = foundOr(SLATE_NOT_FOUND, put)
  if (saved !== null) {
    await takeSetSince(ctx.db, owned.userId, fields)
    return ok({ revision: saved })
  }
  return err({ revision: current.revision, fields: current.content?.fields ?? {} })
}
