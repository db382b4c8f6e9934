import { loadKernel } from '#optimizer/kernel.browser.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import type { WorkerAnswer, WorkerQuestion } from './optimizer-client.ts'

/*
 * Runs the search off the main thread. The kernel is fetched as soon as the worker is here, before anything is asked;
 * whether that failed, and why, shows with the first question.
 */
loadKernel().catch(() => {})

addEventListener('message', async ({ data: { id, request } }: MessageEvent<WorkerQuestion>) => {
  postMessage({ id, outcome: await outcomeOf(request) } satisfies WorkerAnswer)
})

/** null when this browser can't run the kernel; the caller then asks the server. */
async function outcomeOf(request: WorkerQuestion['request']): Promise<WorkerAnswer['outcome']> {
  try {
    return optimizeLineup(request, await loadKernel())
  } catch (error) {
    console.warn(error)
    return null
  }
}
