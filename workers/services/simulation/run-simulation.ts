import { SimulateRequest } from '#contract/simulate.ts'
import { inSlices } from '#core/sliced.ts'
import { finishJob, type Job } from '#db/jobs.ts'
import { recordGames } from '#db/simulations.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.worker.ts'
import { KernelOutOfMemory } from '#optimizer/kernel-memory.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.worker.ts'
import { simulateInSteps } from '#optimizer/simulation/play-contest.ts'
import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'
import { type HeapClaim, STREAMING } from '#workers/security/heap-pools.ts'
import type { JobContext } from '#workers/services/jobs/job-context.ts'
import { questionOfRequest } from './question-of-request.ts'
import { answerKey, deleteSimulationFiles, questionKey } from './simulation-files.ts'

/** The figures, or why there are none, as a sentence. */
export type SimulationAnswer = SimFigures | { reason: string }

/** The most that a user may claim, so that an isolate plays one simulation at a time. Its kernels take 64 MB at most. */
const HEAP_BYTES = 40 * 2 ** 20
/** Tries of five seconds each, while others have the memory. */
const MOST_TRIES = 12

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
  const claim = await claimHeap(job.userId)
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

async function claimHeap(userId: number): Promise<HeapClaim> {
  for (let tries = 1; ; tries++) {
    try {
      return await STREAMING.claim(String(userId), HEAP_BYTES)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
    }
  }
}

class Canceled extends Error {}

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
  const kernels = { field: await loadFieldKernel(), sim: await loadSimKernel() }
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
  }
}
