import type { SimulationState } from '#contract/simulate.ts'
import { findSimulation } from '#db/simulations.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'
import type { SimulationAnswer } from './run-simulation.ts'
import { answerKey } from './simulation-files.ts'

export const NO_SIMULATION = 'This simulation is gone: a newer one took its place, or an hour passed'

/** How far a simulation of the user is, then its answer, which is kept for an hour. */
export async function getSimulation(ctx: ServiceContext, idText: string): Promise<SimulationState> {
  const { id: jobId, userId } = callerId(ctx, idText, NO_SIMULATION)
  const job = foundOr(NO_SIMULATION, await findSimulation(ctx.db, { jobId, userId }))
  if (job.status === 'waiting') return { status: 'waiting', games: job.progress }
  if (job.status === 'failed')
    return { status: 'failed', reason: 'The server could not finish this simulation. Please try again.' }
  const file = foundOr(NO_SIMULATION, await ctx.files.get(answerKey(job.fileKey!)))
  const answer = await file.json<SimulationAnswer>()
  return 'reason' in answer ? { status: 'failed', ...answer } : { status: 'done', answer }
}
