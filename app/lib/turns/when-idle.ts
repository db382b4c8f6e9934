/**
 * Runs each task in an idle period of its own, so that a press between two of them does not wait for all; returns a function
 * that cancels the rest. A rejected task is ignored: code that could not be preloaded is requested again when the user needs
 * it. Safari has no idle callback.
 */
export function whenIdle(...tasks: (() => unknown)[]): () => void {
  const waiting = [...tasks]
  let cancel = () => {}
  function runNext() {
    const task = waiting.shift()
    if (waiting.length > 0) cancel = onceIdle(runNext)
    Promise.resolve(task?.()).catch(() => {})
  }
  cancel = onceIdle(runNext)
  return () => cancel()
}

function onceIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 200)
  return () => clearTimeout(id)
}
