/**
 * Runs the tasks when the page is idle and returns a function that cancels them. A rejected task is ignored: code that
 * could not be preloaded is requested again when the user needs it. Safari has no idle callback.
 */
export function whenIdle(...tasks: (() => unknown)[]): () => void {
  const run = () => {
    for (const task of tasks) Promise.resolve(task()).catch(() => {})
  }
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 200)
  return () => clearTimeout(id)
}
