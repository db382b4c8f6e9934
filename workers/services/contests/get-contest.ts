import { type OwnEntries, ownEntriesIn } from '#db/contests/contest-placings.ts'
import { type ContestWithRows, findContestPage } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'
import { BEST_ROWS } from './read-standings.ts'
import { CONTEST_NOT_FOUND } from './require-contest.ts'

export const LINEUPS_PER_PAGE = 100

/** `own`: the user's own entries in the standings; null without any. */
export type ContestPage = ContestWithRows & { own: OwnEntries | null; page: number; pages: number }

/** One of the caller's contests with a page of its best rows. */
export async function getContest(
  ctx: ServiceContext,
  { contestId, page }: { contestId: string | undefined; page: number },
): Promise<ContestPage> {
  const { id, userId } = callerId(ctx, contestId, CONTEST_NOT_FOUND)
  const rows = { limit: LINEUPS_PER_PAGE, offset: (page - 1) * LINEUPS_PER_PAGE }
  const owned = { contestId: id, userId }
  const [contestPage, own] = await Promise.all([
    findContestPage(ctx.db, owned, rows),
    ownEntriesIn(ctx.db, owned),
  ])
  const found = foundOr(CONTEST_NOT_FOUND, contestPage)
  const pages = Math.ceil(Math.min(found.contest.entries, BEST_ROWS) / LINEUPS_PER_PAGE)
  return { ...found, own: own.entries > 0 ? own : null, page, pages }
}
