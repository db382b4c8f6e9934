import type { Db } from '#db/client.ts'
import { listOldSimulations, removeSimulation } from '#db/simulations.ts'
import { deleteSimulationFiles } from './simulation-files.ts'

const KEPT_MS = 60 * 60_000
const SIMULATIONS_PER_SWEEP = 200

/** Deletes simulations an hour after they ended, or were asked for. The files go first: without its row nothing names them. */
export async function sweepSimulations(
  db: Db,
  { files, now }: { files: R2Bucket; now: number },
): Promise<void> {
  const old = { before: now - KEPT_MS, limit: SIMULATIONS_PER_SWEEP }
  for (const { fileKey, ...owned } of await listOldSimulations(db, old)) {
    if (fileKey !== null) await deleteSimulationFiles(files, fileKey)
    await removeSimulation(db, owned)
  }
}
