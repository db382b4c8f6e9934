import { MOST_SIMULATED, type SimulateRequest } from '#contract/simulate.ts'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { tidyCell } from '#core/files/tidy-cell.ts'
import { contestProblem } from '#core/payouts/contest-checks.ts'
import { AppError } from '#core/result.ts'
import { addSimulation, removeSimulation } from '#db/simulations.ts'
import { ownsSlate } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { newFileKey } from '#workers/services/contests/contest-files.ts'
import { sendJob } from '#workers/services/jobs/send-job.ts'
import { refuseOtherFormat } from '#workers/services/optimize/refuse-other-format.ts'
import { questionOfRequest } from './question-of-request.ts'
import { deleteSimulationFiles, questionKey } from './simulation-files.ts'

/**
 * Queues a simulation for a device that can't run it. A user has one at a time: the one before ends, whether it was played or
 * not. Returns its id.
 */
export async function startSimulation(ctx: ServiceContext, request: SimulateRequest): Promise<number> {
  const { id: userId } = requireUser(ctx)
  const { pool } = questionOfRequest(request)
  refuseOtherFormat(pool.rows, pool.format)
  refuseQuestion(request, pool)
  const { slateId } = request
  if (!(await ownsSlate(ctx.db, { slateId, userId }))) throw new AppError('not_found', 'Slate not found')
  const fileKey = newFileKey(userId)
  // The row comes first: whatever fails next, the sweep finds the files by it.
  const { jobId, replaced } = await addSimulation(ctx.db, { userId, fileKey, now: ctx.now })
  if (replaced !== null) await deleteSimulationFiles(ctx.files, replaced)
  try {
    await ctx.files.put(questionKey(fileKey), JSON.stringify(request))
  } catch (error) {
    await removeSimulation(ctx.db, { jobId, userId })
    throw error
  }
  await sendJob(ctx, jobId, ctx.simulations)
  return jobId
}

function refuseQuestion({ contest, lineups }: SimulateRequest, { people, rows, format }: ContestPool): void {
  const problem = contestProblem(contest)
  if (problem !== null) throw new AppError('invalid_input', `contest: ${problem}`)
  if (people.length > MOST_SIMULATED.people)
    throw new AppError(
      'invalid_input',
      `The server simulates up to ${MOST_SIMULATED.people} players, these are ${people.length}. Mark more of them out.`,
    )
  const ids = new Set(rows.map(({ id }) => id))
  const size = format.rosterSlots.length
  for (const [place, lineup] of lineups.entries()) {
    const stranger = lineup.find((id) => !ids.has(id))
    if (stranger !== undefined)
      throw new AppError('invalid_input', `lineups.${place}: "${tidyCell(stranger)}" is not in the pool`)
    if (new Set(lineup).size !== size)
      throw new AppError('invalid_input', `lineups.${place} must have ${size} different players`)
  }
}
