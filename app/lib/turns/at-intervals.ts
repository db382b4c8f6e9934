const REPORTED_EVERY_MS = 150

/** Calls `report` at most so often, and passes over the rest: work goes on faster than a screen can show. */
export function atIntervals(report: (done: number) => void): (done: number) => void {
  let last = 0
  return (done) => {
    const now = performance.now()
    if (now - last < REPORTED_EVERY_MS) return
    last = now
    report(done)
  }
}
