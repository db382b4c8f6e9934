/**
 * Does long work to its end and lets waiting requests go on wherever it pauses: an isolate has one thread, and without
 * a pause every request of every user would wait for the whole of it.
 */
export async function inTurns<Outcome>(work: Generator<void, Outcome>): Promise<Outcome> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await scheduler.wait(0)
  }
}
