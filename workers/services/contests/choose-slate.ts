import { type SlateFit, slateFit, slateProblem } from '#core/contest/slate-fit.ts'
import { slatePrices } from '#core/contest/slate-prices.ts'
import type { Format } from '#core/formats/format.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { AppError } from '#core/result.ts'
import { type Contest, setContestSlate } from '#db/contests/contests.ts'
import { findSlateFormat } from '#db/slates/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { withField } from './read-field.ts'
import { requireContest } from './require-contest.ts'
import { slatePlayers } from './slates.ts'

/**
 * Sets the slate of a contest to one of the caller's on which it may have been played (null: none) and schedules
 * learning. The same choice again does nothing.
 */
export async function chooseSlate(
  ctx: ServiceContext,
  contestId: string | undefined,
  slateId: number | null,
): Promise<void> {
  const contest = await requireContest(ctx, contestId)
  const isChosen = slateId !== null || contest.meta?.noSlate
  if (slateId === contest.gameId && isChosen) return
  if (slateId !== null) await requireFit(ctx, contest, slateId)
  const owned = { contestId: contest.id, userId: contest.userId }
  const { jobId, isNew } = await setContestSlate(ctx.db, owned, { slateId, now: ctx.now })
  if (isNew) await sendJob(ctx, jobId)
}

/** Refuses a slate of another format, of other players or of other prices. */
async function requireFit(ctx: ServiceContext, contest: Contest, slateId: number): Promise<void> {
  const { userId } = contest
  const slateFormat = await findSlateFormat(ctx.db, { slateId, userId })
  if (slateFormat === null) throw new AppError('invalid_input', 'Slate not found')
  const format = findFormat(contest.format)
  if (!format || slateFormat !== format.id) throw otherFormat(format, slateFormat)
  const players = await slatePlayers(ctx.db, { userId, slateId, format })
  const fit = await withField(ctx.files, contest, (field) =>
    slateFit(field, slatePrices(field, players, format), format),
  )
  const problem = slateProblem(fit)
  if (problem === 'other_players') throw otherPlayers(fit)
  if (problem === 'other_prices') throw otherPrices(fit, format)
}

function otherFormat(played: Format | null, slateFormat: string): AppError {
  const chosen = findFormat(slateFormat)?.recognition.name ?? slateFormat
  return new AppError(
    'invalid_input',
    played
      ? `This is a ${played.recognition.name} contest and that is a ${chosen} slate. Choose a ${played.recognition.name} slate.`
      : "This contest's lineups are of a format that has no slates here.",
  )
}

function otherPlayers({ listed, drafted }: SlateFit): AppError {
  return new AppError(
    'invalid_input',
    `This slate lists ${listed} of the contest's ${drafted} players. Choose the slate that the contest was played on.`,
  )
}

function otherPrices({ lineups, overBudget }: SlateFit, { budget }: Format): AppError {
  return new AppError(
    'invalid_input',
    `At this slate's prices ${overBudget} of ${lineups} lineups cost more than $${budget.toLocaleString('en-US')}, so the contest was played on another game. Choose its slate.`,
  )
}
