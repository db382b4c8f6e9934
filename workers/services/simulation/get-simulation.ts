import { parseRecordId } from '#contract/record-id.ts'
import type { SimulationState } from '#contract/simulate.ts'
import { AppError } from '#core/result.ts'
import { findSimulation } from '#db/simulations.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import type { SimulationAnswer } from './run-simulation.ts'
import { answerKey } from './simulation-files.ts'

/** How far a simulation of the user is, then its answer, which is kept for an hour. */
export async function getSimulation(ctx: ServiceContext, idText: string): Promise<SimulationState> {
  const { id: userId } = requireUser(ctx)
  const jobId = parseRecordId(idText)
  const job = jobId && (await findSimulation(ctx.db, { jobId, userId }))
  if (!job) throw noSimulation()
  if (job.status === 'waiting') return { status: 'waiting', games: job.progress }
  if (job.status === 'failed')
    return { status: 'failed', reason: 'The server could not finish this simulation. Please try again.' }
  const answer = await (await ctx.files.get(answerKey(job.fileKey!)))?.json<SimulationAnswer>()
  if (!answer) throw noSimulation()
  return 'reason' in answer ? { status: 'failed', ...answer } : { status: 'done', answer }
}

export function noSimulation(): AppError {
  return new AppError('not_found', 'This simulation is gone: a newer one took its place, or an hour passed')
}
