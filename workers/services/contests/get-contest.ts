import { parseRecordId } from '#contract/record-id.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'
import { type ContestWithRows, findContestPage } from '#db/contests.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { BEST_ROWS } from './read-standings.ts'
import { contestNotFound } from './require-contest.ts'
import { SLATES_SEARCHED } from './slates.ts'

export type SlateChoice = { id: number; label: string; fits: boolean }

export const LINEUPS_PER_PAGE = 100

export type ContestPage = Omit<ContestWithRows, 'slates'> & {
  /** The slates to choose from while none is set; `fits` marks those that fit the field. */
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
  const rows = {
    limit: LINEUPS_PER_PAGE,
    offset: (page - 1) * LINEUPS_PER_PAGE,
    slatesSearched: SLATES_SEARCHED,
  }
  const found = id === null ? null : await findContestPage(ctx.db, { contestId: id, userId: user.id }, rows)
  if (!found) throw contestNotFound()
  const { slates, ...shown } = found
  const pages = Math.ceil(Math.min(shown.contest.entries, BEST_ROWS) / LINEUPS_PER_PAGE)
  return { ...shown, slateChoices: nameSlates(found), page, pages }
}

function nameSlates({ contest, slates }: ContestWithRows): SlateChoice[] {
  if (contest.gameId !== null) return []
  const fitting = contest.meta?.slateChoices ?? []
  return slates.map(({ id, teams, gameDate, fileName }) => ({
    id,
    label: [teamsLabel(teams), gameDate, fileName].filter(Boolean).join(', '),
    fits: fitting.includes(id),
  }))
}
