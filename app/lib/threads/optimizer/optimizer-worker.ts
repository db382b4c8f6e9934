import { loadKernel } from '#optimizer/kernel.browser.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { answerTasks } from '../answer-tasks.ts'
import { received, type Tasks } from '../tasks.ts'

/* Searches for one lineup off the main thread. The kernel is fetched when the thread starts; a failure is told with the first task. */
loadKernel().catch(() => {})

answerTasks<'optimizer' | 'search'>({ optimize, searchFurther: optimize })

async function optimize(request: Tasks['optimize']['input']) {
  return optimizeLineup(received(request), await loadKernel())
}
