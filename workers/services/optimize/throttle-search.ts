import { AppError } from '#core/result.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** Approximate speed of a search; each search also lays out its pool first. */
const STEPS_PER_MS = 50_000
const LAYOUT_MS = 5
/**
 * A user's next search waits three times as long as the last one took, so one user gets at most a quarter of the
 * thread.
 */
const WAIT_FACTOR = 3
const LONGEST_WAIT_MS = 10_000
const USERS_KEPT = 10_000

/** Earliest start of each user's next search in this isolate, by user id, in ms since 1970. */
const nextStart = new Map<number, number>()

/**
 * Waits until the user's next search may start, because an isolate has one thread for all users. The caller must search
 * without awaiting anything else and then report the steps taken. Refuses with `rate_limited` instead of waiting longer
 * than ten seconds.
 */
export async function throttleSearch(ctx: ServiceContext): Promise<(steps: number) => void> {
  const { id } = requireUser(ctx)
  const arrived = Date.now()
  for (let wait = waitOf(id); wait > 0; wait = waitOf(id)) {
    if (Date.now() + wait - arrived > LONGEST_WAIT_MS) throw tooBusy(wait)
    // Each request uses its own timer: workerd does not allow one request to await another's promise.
    await scheduler.wait(wait)
  }
  // Reserved now, so that concurrent requests don't start together.
  rest(id, LAYOUT_MS)
  return (steps) => rest(id, steps / STEPS_PER_MS)
}

function waitOf(userId: number): number {
  return (nextStart.get(userId) ?? 0) - Date.now()
}

function rest(userId: number, searchedMs: number): void {
  if (nextStart.size > USERS_KEPT) nextStart.clear()
  const from = Math.max(Date.now(), nextStart.get(userId) ?? 0)
  nextStart.set(userId, from + WAIT_FACTOR * searchedMs)
}

function tooBusy(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000)
  return new AppError('rate_limited', 'Your earlier searches are still running, please try again', {
    retryAfterSeconds: seconds,
  })
}
