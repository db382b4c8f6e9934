import { AppError } from '#core/result.ts'

/** A hash takes about 25 ms of the isolate's one thread; the rest is for other requests. */
const BETWEEN_STARTS_MS = 50
const LONGEST_WAIT_MS = 15_000

/** When the next hash may start, in milliseconds since 1970. */
let nextStart = 0

/**
 * Waits until a hash may start: a flood of sign-ins, each from another address, must not stop everyone else's requests.
 * Refuses with `rate_limited` when more hashes wait than 15 seconds are enough for.
 */
export async function hashTurn(): Promise<void> {
  const now = Date.now()
  const start = Math.max(now, nextStart)
  if (start - now > LONGEST_WAIT_MS)
    throw new AppError('rate_limited', 'Too many people are signing in, please try again in a moment', {
      retryAfterSeconds: 10,
    })
  nextStart = start + BETWEEN_STARTS_MS
  if (start > now) await scheduler.wait(start - now)
}
