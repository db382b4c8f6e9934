import { loadKernel } from '#optimizer/kernel.browser.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import type { WorkerAnswer } from './optimizer-client.ts'
import { requestOf, type WorkerQuestion } from './worker-question.ts'

/*
 * Runs the search off the main thread. The kernel is fetched when the worker starts; a failure is reported with the first
 * request.
 */
loadKernel().catch(() => {})

addEventListener('message', async ({ data: question }: MessageEvent<WorkerQuestion>) => {
  postMessage({ id: question.id, outcome: await outcomeOf(question) } satisfies WorkerAnswer)
})

/** Null if the kernel did not arrive or failed; the page then asks a new thread, and after that the server. */
async function outcomeOf(question: WorkerQuestion): Promise<WorkerAnswer['outcome']> {
  try {
    return optimizeLineup(requestOf(question), await loadKernel())
  } catch (error) {
    console.warn(error)
    return null
  }
}
