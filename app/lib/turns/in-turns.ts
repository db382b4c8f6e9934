/**
 * Runs each step as a task of its own, so that the page draws and answers presses between them. Resolves with what the
 * generator returns.
 */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await nextTask()
  }
}

/** Firefox and Safari may not have the scheduler yet. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
}
