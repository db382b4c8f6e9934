const broken = new WeakSet<Worker>()

/**
 * Notes when the thread's code can't be loaded or throws, also before anything is asked of it: the error event comes only
 * once, and a thread that was started ahead on a bad network would be asked in vain.
 */
export function noteIfBroken(thread: Worker): Worker {
  thread.addEventListener('error', () => noteBroken(thread))
  return thread
}

/** Notes what the browser does not tell: that the thread said itself that it can't answer. */
export function noteBroken(thread: Worker): void {
  broken.add(thread)
}

/** The thread; null for one that is broken, which is ended. */
export function unlessBroken(thread: Worker | null): Worker | null {
  if (thread === null || !broken.has(thread)) return thread
  thread.terminate()
  return null
}
