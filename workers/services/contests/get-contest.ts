import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { teamsLabel } from '#core/slate-name.ts'
import { type Contest, type ContestWithRows, findContest, findContestPage } from '#db/contests.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { BEST_ROWS } from './read-standings.ts'
import { SLATES_SEARCHED } from './slates.ts'

export type SlateChoice = { id: number; label: string; fits: boolean }

export const LINEUPS_A_PAGE = 100

export type ContestPage = Omit<ContestWithRows, 'slates'> & {
  /** Those that fit where several do; `fits` is false for the others, which are offered while none is known. */
  slateChoices: SlateChoice[]
  page: number
  pages: number
}

/** One of the caller's contests with a page of its best rows. */
export async function getContest(
  ctx: ServiceContext,
  { contestId, page }: { contestId: string | undefined; page: number },
): Promise<ContestPage> {
  const user = requireUser(ctx)
  const id = parseRecordId(contestId)
  const rows = { limit: LINEUPS_A_PAGE, offset: (page - 1) * LINEUPS_A_PAGE, slatesSearched: SLATES_SEARCHED }
  const found = id === null ? null : await findContestPage(ctx.db, { contestId: id, userId: user.id }, rows)
  if (!found) throw missing()
  const { slates, ...shown } = found
  const pages = Math.ceil(Math.min(shown.contest.entries, BEST_ROWS) / LINEUPS_A_PAGE)
  return { ...shown, slateChoices: nameSlates(found), page, pages }
}

/** The contest when it is the caller's; for others it is not there. */
export async function requireContest(ctx: ServiceContext, contestId: string | undefined): Promise<Contest> {
  const user = requireUser(ctx)
  const id = parseRecordId(contestId)
  const contest = id === null ? null : await findContest(ctx.db, { contestId: id, userId: user.id })
  if (!contest) throw missing()
  return contest
}

/** The slates to choose from while none is known, those that fit the field marked. */
function nameSlates({ contest, slates }: ContestWithRows): SlateChoice[] {
  if (contest.gameId !== null) return []
  const fitting = contest.meta?.slateChoices ?? []
  return slates.map(({ id, teams, gameDate, fileName }) => ({
    id,
    label: [teamsLabel(teams), gameDate, fileName].filter(Boolean).join(', '),
    fits: fitting.includes(id),
  }))
}

function missing(): AppError {
  return new AppError('not_found', 'Contest not found')
}
