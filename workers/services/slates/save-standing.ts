import type { PutStandingRequest } from '#contract/slate-memory.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { ServerMemory } from '#core/slate-memory/kept-memory.ts'
import { putStanding } from '#db/slates/standing-memories.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/**
 * Keeps what the caller wants on every later slate. If another device saved since `baseRevision`, nothing is stored and the
 * error is what is stored, for the caller to merge.
 */
export async function saveStanding(
  ctx: ServiceContext,
  { baseRevision: base, fields }: PutStandingRequest,
): Promise<Result<{ revision: number }, ServerMemory>> {
  const { saved, current } = await putStanding(ctx.db, requireUser(ctx).id, { base, fields, now: ctx.now })
  return saved === null ? err(current) : ok({ revision: saved })
}
