import { renameContest as rename } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { CONTEST_NOT_FOUND, requireContest } from './require-contest.ts'

/** Gives the contest another name; figures and file stay as they are. */
export async function renameContest(
  ctx: ServiceContext,
  contestId: string | undefined,
  name: string,
): Promise<void> {
  const { id, userId } = await requireContest(ctx, contestId)
  foundOr(CONTEST_NOT_FOUND, await rename(ctx.db, { contestId: id, userId }, name))
}
