/**
 * Does long work to its end and lets waiting requests go on after every part of it: an isolate has one thread, and
 * without a pause every request of every user would wait for the whole. `take` gets what each part came to.
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
