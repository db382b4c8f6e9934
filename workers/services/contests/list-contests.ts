import { type ListedContest, listContests as listMine } from '#db/contests/contests.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

const MOST_LISTED = 500

/** The caller's contests, newest first. */
export async function listContests(ctx: ServiceContext): Promise<ListedContest[]> {
  return listMine(ctx.db, { userId: requireUser(ctx).id, limit: MOST_LISTED })
}
