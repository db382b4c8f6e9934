import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { findAutopsy } from '#db/autopsies.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { requireContest } from './require-contest.ts'

/** The stored figures of one of the caller's contests; null until there are any. */
export async function getAutopsy(
  ctx: ServiceContext,
  contestId: string | undefined,
): Promise<Autopsy | null> {
  const { id, userId } = await requireContest(ctx, contestId)
  return findAutopsy(ctx.db, { contestId: id, userId })
}
