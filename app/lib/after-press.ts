/**
 * Runs the task of an effect once the browser has answered the press: React runs the effects of a press before the paint.
 * The returned cleanup runs a task that still waits, as a page that is left does, so that every task runs exactly once.
 */
export function afterPress(task: () => void): () => void {
  let waits = true
  const run = () => {
    if (!waits) return
    waits = false
    clearTimeout(timer)
    removeEventListener('pagehide', run)
    task()
  }
  const timer = setTimeout(run)
  addEventListener('pagehide', run)
  return run
}
