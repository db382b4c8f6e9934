/** Failures in a row after which nobody is asked for a while. */
const MOST_FAILURES = 5
const REST_MS = 30_000

type State = { failures: number; openUntil: number }

/** One state for each server and key, as long as the isolate lives. */
const states = new Map<string, State>()

export type CircuitBreaker = {
  /** Whether to ask now. After the rest one call goes through as a probe; the others keep waiting for its outcome. */
  allows: (now: number) => boolean
  succeeded: () => void
  failed: (now: number) => void
}

/** Stops asking a server that keeps failing: an hour without it costs nobody a second a request. */
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
