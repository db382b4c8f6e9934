import type { OwnEntries } from '#db/contests/contest-placings.ts'
import { type ContestWithRows, findContestPage } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'
import { BEST_ROWS } from './read-standings.ts'
import { CONTEST_NOT_FOUND } from './require-contest.ts'

export const LINEUPS_PER_PAGE = 100

/** `own`: the user's own entries in the standings; null without any. */
export type ContestPage = Omit<ContestWithRows, 'own'> & {
  own: OwnEntries | null
  page: number
  pages: number
}

/** One of the caller's contests with a page of its best rows. */
export async function getContest(
  ctx: ServiceContext,
  { contestId, page }: { contestId: string | undefined; page: number },
): Promise<ContestPage> {
  const { id, userId } = callerId(ctx, contestId, CONTEST_NOT_FOUND)
  const rows = { limit: LINEUPS_PER_PAGE, offset: (page - 1) * LINEUPS_PER_PAGE }
  const found = foundOr(CONTEST_NOT_FOUND, await findContestPage(ctx.db, { contestId: id, userId }, rows))
  const pages = Math.ceil(Math.min(found.contest.entries, BEST_ROWS) / LINEUPS_PER_PAGE)
  return { ...found, own: found.own.entries > 0 ? found.own : null, page, pages }
}
