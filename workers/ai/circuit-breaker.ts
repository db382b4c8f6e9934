/** Consecutive failures that open the circuit. */
const MOST_FAILURES = 5
const REST_MS = 30_000

type State = { failures: number; openUntil: number }

/** One state per server and key; it lives as long as the isolate. */
const states = new Map<string, State>()

export type CircuitBreaker = {
  /**
   * Whether a call may be made. After `REST_MS` one call goes through as a probe; others are refused until it has
   * ended.
   */
  allows: (now: number) => boolean
  succeeded: () => void
  failed: (now: number) => void
}

/** Stops calls to a server that keeps failing, so that requests don't wait for it. */
export function circuitBreaker(key: string): CircuitBreaker {
  const state = states.get(key) ?? { failures: 0, openUntil: 0 }
  states.set(key, state)
  return {
    allows(now) {
      if (state.failures < MOST_FAILURES) return true
      if (now < state.openUntil) return false
      state.openUntil = now + REST_MS
      return true
    },
    succeeded() {
      state.failures = 0
    },
    failed(now) {
      state.failures += 1
      if (state.failures >= MOST_FAILURES) state.openUntil = now + REST_MS
    },
  }
}
