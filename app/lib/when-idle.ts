/** Runs the tasks once the page has nothing better to do; the answer takes them back. Safari has no idle callback. */
export function whenIdle(...tasks: (() => unknown)[]): () => void {
  const run = () => {
    for (const task of tasks) task()
  }
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 200)
  return () => clearTimeout(id)
}
