import { SimulateRequest } from '#contract/simulate.ts'
import { inSlices } from '#core/sliced.ts'
import { finishJob, type Job } from '#db/jobs.ts'
import { recordGames } from '#db/simulations.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.worker.ts'
import { KernelOutOfMemory } from '#optimizer/kernel-memory.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.worker.ts'
import { simulateInSteps } from '#optimizer/simulation/play-contest.ts'
import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'
import { claimHeap } from '#workers/security/claim-heap.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { questionOfRequest } from './question-of-request.ts'
import { answerKey, deleteSimulationFiles, questionKey } from './simulation-files.ts'

/** The figures, or why there are none, as a sentence. */
export type SimulationAnswer = SimFigures | { reason: string }

/** The most that a user may claim, so that an isolate plays one simulation at a time. Its kernels take 64 MB at most. */
const HEAP_BYTES = 40 * 2 ** 20
/** About 25 ms, or one block of games (0.2 s at most), between two pauses. */
const STEPS_OF_A_SLICE = 25_000
/** Long enough for requests that need several turns of the event loop. */
const PAUSE_MS = 25
/** How often the games played are recorded, and a canceled simulation is noticed. */
const RECORDED_EVERY_MS = 1_000

/**
 * Plays a waiting simulation with pauses for other requests. One that was interrupted is played again from its first game: the
 * same question has the same answer.
 */
export async function runSimulation(ctx: JobContext, job: Job): Promise<void> {
  const fileKey = job.fileKey!
  const claim = await claimHeap(job.userId, HEAP_BYTES)
  try {
    const answer = await answerOf(ctx, job)
    await ctx.files.put(answerKey(fileKey), JSON.stringify(answer))
    const finished = await finishJob(ctx.db, { job, now: Date.now() })
    if (finished.length === 0) await deleteSimulationFiles(ctx.files, fileKey)
  } catch (error) {
    if (!(error instanceof Canceled)) throw error
  } finally {
    claim.release()
  }
}

class Canceled extends Error {}

/**
 * The kernels of the last simulation, for the next one while the engine has not collected them: else each simulation that
 * replaces another adds the memory of its own.
 */
let spare: WeakRef<Kernels> | null = null
type Kernels = { field: FieldKernel; sim: SimKernel }

/** Throws `Canceled` once the user has canceled or replaced it. */
async function answerOf(ctx: JobContext, job: Job): Promise<SimulationAnswer> {
  let [played, recordedAt] = [0, 0]
  const record = async () => {
    if (!(await recordGames(ctx.db, { jobId: job.id, games: played }))) throw new Canceled()
    recordedAt = Date.now()
  }
  const pause = async () => {
    await scheduler.wait(PAUSE_MS)
    if (Date.now() - recordedAt > RECORDED_EVERY_MS) await record()
  }
  await record()
  const stored = await ctx.files.get(questionKey(job.fileKey!))
  if (!stored) throw new Error('The question of the simulation is not in the file store')
  const request = SimulateRequest.parse(await stored.json())
  const { question, pool } = questionOfRequest(request)
  const kernels = spare?.deref() ?? { field: await loadFieldKernel(), sim: await loadSimKernel() }
  spare = null
  const onGames = (games: number) => {
    played = games
  }
  try {
    const work = simulateInSteps(question, { pool, games: request.games, onGames }, kernels)
    const figures = await inSlices(work, STEPS_OF_A_SLICE, pause)
    await record()
    return figures
  } catch (error) {
    // The question is at fault, so trying again would not help.
    if (error instanceof KernelOutOfMemory || error instanceof RangeError) return { reason: error.message }
    throw error
  } finally {
    spare = new WeakRef(kernels)
  }
}
