/** Settles as `work` does, or rejects with the signal's reason. For calls that take no signal or ignore theirs. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // After an abort a late rejection of `work` must not be reported as unhandled.
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
