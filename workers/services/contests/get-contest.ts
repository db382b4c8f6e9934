import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import {
  type Contest,
  type ContestLineup,
  findContest,
  learningState,
  listContestLineups,
} from '#db/contests.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { BEST_ROWS } from './read-standings.ts'

export const LINEUPS_A_PAGE = 100

export type ContestPage = {
  contest: Contest
  learning: Awaited<ReturnType<typeof learningState>>
  lineups: ContestLineup[]
  page: number
  pages: number
}

/** One of the caller's contests with a page of its best rows. */
export async function getContest(
  ctx: ServiceContext,
  { contestId, page }: { contestId: string | undefined; page: number },
): Promise<ContestPage> {
  const contest = await requireContest(ctx, contestId)
  const owned = { contestId: contest.id, userId: contest.userId }
  const offset = (page - 1) * LINEUPS_A_PAGE
  const [lineups, learning] = await Promise.all([
    listContestLineups(ctx.db, owned, { limit: LINEUPS_A_PAGE, offset }),
    learningState(ctx.db, owned),
  ])
  const pages = Math.ceil(Math.min(contest.entries, BEST_ROWS) / LINEUPS_A_PAGE)
  return { contest, learning, lineups, page, pages }
}

/** The contest when it is the caller's; for others it is not there. */
export async function requireContest(ctx: ServiceContext, contestId: string | undefined): Promise<Contest> {
  const user = requireUser(ctx)
  const id = parseRecordId(contestId)
  const contest = id === null ? null : await findContest(ctx.db, { contestId: id, userId: user.id })
  if (!contest) throw new AppError('not_found', 'Contest not found')
  return contest
}
