import { KernelOutOfMemory } from '#optimizer/kernel-memory.ts'
import type { Answers, FromThread, ThreadKind, ToThread } from './tasks.ts'

/**
 * Makes this thread answer the tasks of its kind, one after another in the order asked. The message of a RangeError, or of a
 * kernel that has too little memory, is a sentence for the user; after any other error the page asks a new thread.
 */
export function answerTasks<Kind extends ThreadKind>(answers: Answers<Kind>): void {
  const byName = answers as Record<string, (input: unknown, tell: (progress: unknown) => void) => unknown>
  let before = Promise.resolve()
  addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
    before = before.then(() => answer(data))
  })

  async function answer({ id, task, input }: ToThread): Promise<void> {
    try {
      const tell = (progress: unknown) => post({ id, kind: 'progress', progress })
      post({ id, kind: 'done', answer: await byName[task]!(input, tell) })
    } catch (error) {
      console.warn(error)
      const isOfMemory = error instanceof KernelOutOfMemory
      const isRefused = error instanceof RangeError || isOfMemory
      post({ id, kind: 'failed', reason: isRefused ? error.message : null, isOfMemory })
    }
  }
}

function post(message: FromThread): void {
  postMessage(message)
}
