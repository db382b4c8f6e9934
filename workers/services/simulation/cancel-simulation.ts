import { parseRecordId } from '#contract/record-id.ts'
import { removeSimulation } from '#db/simulations.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { noSimulation } from './get-simulation.ts'
import { deleteSimulationFiles } from './simulation-files.ts'

/** Deletes a simulation of the user; one that is being played ends within a second. */
export async function cancelSimulation(ctx: ServiceContext, idText: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const jobId = parseRecordId(idText)
  const fileKey = jobId && (await removeSimulation(ctx.db, { jobId, userId }))
  if (!fileKey) throw noSimulation()
  await deleteSimulationFiles(ctx.files, fileKey)
}
