import { type Contest, findContest } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'

/** Also for another user's contest. */
export const CONTEST_NOT_FOUND = 'Contest not found'

/** The caller's contest; not found for other users' contests. */
export async function requireContest(ctx: ServiceContext, contestId: string | undefined): Promise<Contest> {
  const { id, userId } = callerId(ctx, contestId, CONTEST_NOT_FOUND)
  return foundOr(CONTEST_NOT_FOUND, await findContest(ctx.db, { contestId: id, userId }))
}
