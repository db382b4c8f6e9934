/**
 * Runs a generator to its end and yields to other requests after each part: an isolate has one thread, which long work
 * would block. `take` receives each part.
 */
export async function runYielding<Part, Outcome>(
  work: Generator<Part, Outcome>,
  take: (part: Part) => void,
): Promise<Outcome> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    take(step.value)
    await scheduler.wait(0)
  }
}
