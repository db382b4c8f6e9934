const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/**
 * Tries at once, whenever the browser says that it is online, and after a try that answers true, again, in growing steps: what a
 * browser says of its connection may be ahead of the connection. Returns what tries now, and what ends it.
 */
export function keepTrying(mustTryAgain: () => Promise<boolean>): { now: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let isStopped = false

  async function run() {
    clearTimeout(timer)
    if (!(await mustTryAgain()) || isStopped) return
    clearTimeout(timer)
    timer = setTimeout(run, pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  }

  const now = () => void run()
  now()
  window.addEventListener('online', now)
  return {
    now,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', now)
    },
  }
}
