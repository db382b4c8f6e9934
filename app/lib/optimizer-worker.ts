import { loadKernel } from '#optimizer/kernel.browser.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import type { WorkerAnswer, WorkerQuestion } from './optimizer-client.ts'

/** Runs the search off the main thread. The kernel is loaded as soon as the worker is, before anything is asked. */
const loading = loadKernel()

addEventListener('message', async ({ data: { id, request } }: MessageEvent<WorkerQuestion>) => {
  postMessage({ id, outcome: await outcomeOf(request) } satisfies WorkerAnswer)
})

/** null when this browser can't run the kernel; whoever asked has another way. */
async function outcomeOf(request: WorkerQuestion['request']): Promise<WorkerAnswer['outcome']> {
  try {
    return optimizeLineup(request, await loading)
  } catch (error) {
    console.warn(error)
    return null
  }
}
