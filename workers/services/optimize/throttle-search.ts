import { AppError } from '#core/result.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** About what a search computes in a millisecond; every search also lays out its pool first. */
const STEPS_PER_MS = 50_000
const LAYOUT_MS = 5
/** After a search its user's next one waits for three times as long: one user takes a quarter of the thread at most. */
const REST = 3
const LONGEST_WAIT_MS = 10_000
const USERS_KEPT = 10_000

/** User id -> when that user's next search may start in this isolate, in ms since 1970. */
const nextStart = new Map<number, number>()

/**
 * Waits until the user's earlier searches have had their rest, for an isolate has one thread and every request of every
 * user shares it. The caller searches at once, without waiting for anything else, and reports the steps that it took.
 * Refuses with `rate_limited` what would wait longer than ten seconds.
 */
export async function throttleSearch(ctx: ServiceContext): Promise<(steps: number) => void> {
  const { id } = requireUser(ctx)
  const arrived = Date.now()
  for (let wait = waitOf(id); wait > 0; wait = waitOf(id)) {
    if (Date.now() + wait - arrived > LONGEST_WAIT_MS) throw tooBusy(wait)
    // Each request waits in its own timer: one may not await another's promise, whose client may leave.
    await scheduler.wait(wait)
  }
  // At once, so that requests of one moment don't all find the turn free.
  rest(id, LAYOUT_MS)
  return (steps) => rest(id, steps / STEPS_PER_MS)
}

function waitOf(userId: number): number {
  return (nextStart.get(userId) ?? 0) - Date.now()
}

function rest(userId: number, searchedMs: number): void {
  if (nextStart.size > USERS_KEPT) nextStart.clear()
  const from = Math.max(Date.now(), nextStart.get(userId) ?? 0)
  nextStart.set(userId, from + REST * searchedMs)
}

function tooBusy(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000)
  return new AppError('rate_limited', 'Your earlier searches are still running, please try again', {
    retryAfterSeconds: seconds,
  })
}
