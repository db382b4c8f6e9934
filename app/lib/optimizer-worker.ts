import { loadKernel } from '#optimizer/kernel.browser.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import type { WorkerAnswer } from './optimizer-client.ts'
import { requestOf, type WorkerQuestion } from './worker-question.ts'

/*
 * Runs the search off the main thread. The kernel is fetched as soon as the worker is here, before anything is asked;
 * whether that failed, and why, shows with the first question.
 */
loadKernel().catch(() => {})

addEventListener('message', async ({ data: question }: MessageEvent<WorkerQuestion>) => {
  postMessage({ id: question.id, outcome: await outcomeOf(question) } satisfies WorkerAnswer)
})

/** null when this browser can't run the kernel; the caller then asks the server. */
async function outcomeOf(question: WorkerQuestion): Promise<WorkerAnswer['outcome']> {
  try {
    return optimizeLineup(requestOf(question), await loadKernel())
  } catch (error) {
    console.warn(error)
    return null
  }
}
