import { removeSimulation } from '#db/simulations.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId, foundOr } from '#workers/services/caller-id.ts'
import { NO_SIMULATION } from './get-simulation.ts'
import { deleteSimulationFiles } from './simulation-files.ts'

/** Deletes a simulation of the user; one that is being played ends within a second. */
export async function cancelSimulation(ctx: ServiceContext, idText: string): Promise<void> {
  const { id: jobId, userId } = callerId(ctx, idText, NO_SIMULATION)
  const fileKey = foundOr(NO_SIMULATION, await removeSimulation(ctx.db, { jobId, userId }))
  await deleteSimulationFiles(ctx.files, fileKey)
}
