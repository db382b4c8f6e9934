import type { AutopsyAnswer } from '#contract/autopsy.ts'
import { findAutopsy, listEnteredIn } from '#db/contests/autopsies.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { requireContest } from './require-contest.ts'

/** The provider takes 150 entries of a user; a set may be entered more than once. */
export const MOST_ENTERED = 500

/** The stored figures of one of the caller's contests, and the caller's entries that are known by their id. */
export async function getAutopsy(ctx: ServiceContext, contestId: string | undefined): Promise<AutopsyAnswer> {
  const { id, userId, format } = await requireContest(ctx, contestId)
  const owned = { contestId: id, userId }
  const [stored, entered] = await Promise.all([
    findAutopsy(ctx.db, owned),
    listEnteredIn(ctx.db, owned, MOST_ENTERED),
  ])
  return { stored, format, entered }
}
