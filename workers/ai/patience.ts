/** A server that sends a byte a second, or a library that doesn't listen, must not hold anybody beyond the deadline. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // A call that loses the race may still fail later; nobody waits for that any more.
  work.catch(() => {})
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

export function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return orAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal)
}
