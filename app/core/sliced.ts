/** Work that can pause: it yields where other work may go on, with the steps that it took since it last did, and returns its answer. */
export type Sliced<T> = Generator<number, T>

/** Does the work without a pause. */
export function withoutPause<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Does the work with a pause after each slice of so many steps; a slice is longer by one search at most. */
export async function inSlices<T>(
  work: Sliced<T>,
  stepsOfASlice: number,
  pause: () => Promise<void>,
): Promise<T> {
  let taken = 0
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    taken += value
    if (taken < stepsOfASlice) continue
    taken = 0
    await pause()
  }
}
