/** Where nothing is painted, as in a tab in the background. */
const LONGEST_WAIT_MS = 200

/**
 * Runs the task once the browser has painted its answer to the press: React runs the effects of a press before the paint.
 * The returned cleanup runs a task that still waits, as a page that is left does, so that every task runs exactly once.
 */
export function afterPress(task: () => void): () => void {
  let waits = true
  let painted: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    if (!waits) return
    waits = false
    cancelAnimationFrame(frame)
    clearTimeout(painted)
    clearTimeout(longest)
    removeEventListener('pagehide', run)
    task()
  }
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run)
  })
  const longest = setTimeout(run, LONGEST_WAIT_MS)
  addEventListener('pagehide', run)
  return run
}
