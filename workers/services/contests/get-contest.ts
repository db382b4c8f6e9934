import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { teamsLabel } from '#core/slate-name.ts'
import {
  type Contest,
  type ContestLineup,
  findContest,
  learningState,
  listContestLineups,
} from '#db/contests.ts'
import { listSlates } from '#db/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { BEST_ROWS } from './read-standings.ts'
import { gameModeOf, SLATES_SEARCHED } from './slates.ts'

export type SlateChoice = { id: number; label: string; fits: boolean }

export const LINEUPS_A_PAGE = 100

export type ContestPage = {
  contest: Contest
  learning: Awaited<ReturnType<typeof learningState>>
  /** Those that fit where several do; `fits` is false for the others, which are offered while none is known. */
  slateChoices: SlateChoice[]
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
  const [slateChoices, lineups, learning] = await Promise.all([
    nameSlates(ctx, contest),
    listContestLineups(ctx.db, owned, { limit: LINEUPS_A_PAGE, offset }),
    learningState(ctx.db, owned),
  ])
  const pages = Math.ceil(Math.min(contest.entries, BEST_ROWS) / LINEUPS_A_PAGE)
  return { contest, learning, slateChoices, lineups, page, pages }
}

/** The contest when it is the caller's; for others it is not there. */
export async function requireContest(ctx: ServiceContext, contestId: string | undefined): Promise<Contest> {
  const user = requireUser(ctx)
  const id = parseRecordId(contestId)
  const contest = id === null ? null : await findContest(ctx.db, { contestId: id, userId: user.id })
  if (!contest) throw new AppError('not_found', 'Contest not found')
  return contest
}

/** The slates to choose from while none is known, those that fit the field marked. */
async function nameSlates({ db }: ServiceContext, contest: Contest): Promise<SlateChoice[]> {
  if (contest.gameId !== null) return []
  const fitting = contest.meta?.slateChoices ?? []
  const wanted = { userId: contest.userId, gameMode: gameModeOf(contest), limit: SLATES_SEARCHED }
  const slates = await listSlates(db, wanted)
  return slates.map(({ id, teams, gameDate, fileName }) => ({
    id,
    label: [teamsLabel(teams), gameDate, fileName].filter(Boolean).join(', '),
    fits: fitting.includes(id),
  }))
}
