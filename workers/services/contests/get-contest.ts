import { parseRecordId } from '#contract/record-id.ts'
import { type ContestWithRows, findContestPage } from '#db/contests/contests.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { BEST_ROWS } from './read-standings.ts'
import { contestNotFound } from './require-contest.ts'

export const LINEUPS_PER_PAGE = 100

export type ContestPage = ContestWithRows & { page: number; pages: number }

/** One of the caller's contests with a page of its best rows. */
export async function getContest(
  ctx: ServiceContext,
  { contestId, page }: { contestId: string | undefined; page: number },
): Promise<ContestPage> {
  const user = requireUser(ctx)
  const id = parseRecordId(contestId)
  const rows = { limit: LINEUPS_PER_PAGE, offset: (page - 1) * LINEUPS_PER_PAGE }
  const found = id === null ? null : await findContestPage(ctx.db, { contestId: id, userId: user.id }, rows)
  if (!found) throw contestNotFound()
  const pages = Math.ceil(Math.min(found.contest.entries, BEST_ROWS) / LINEUPS_PER_PAGE)
  return { ...found, page, pages }
}
