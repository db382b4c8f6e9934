import { AppError } from '#core/result.ts'
import type { AccessRow } from '#workers/access-table.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'
import type { RequestLimit } from './limits.ts'

/**
 * How many requests of a kind one user may have under way in an isolate. An isolate has 128 MB for all of its requests,
 * and each of these may hold a body of megabytes with all that is made of it.
 */
const SLOTS: Partial<Record<RequestLimit, number>> = { upload: 2, optimize: 2, ai: 4 }
/** Of uploads that are larger than a salary file: a contest of 100 MB needs 40 MB while it is read. */
const STREAM_SLOTS = 1

const LONGEST_WAIT_MS = 30_000
const LOOK_EVERY_MS = 50
/** A request whose client leaves may end without giving its slot back: then it is free after this time. */
const TAKEN_AT_MOST_MS = 120_000

/** Kind and user -> the slots that are taken. */
const taken = new Map<string, Set<RequestSlot>>()

/**
 * Waits until one of the user's slots is free, before anything of the body is read, and takes it. Refuses with
 * `rate_limited` what would wait longer than 30 seconds.
 */
export async function acquireSlot(ctx: ServiceContext, [, limit, body]: AccessRow): Promise<RequestSlot> {
  const isStream = body === 'streamed'
  const most = isStream ? STREAM_SLOTS : SLOTS[limit]
  if (most === undefined) return new RequestSlot(() => {})
  const key = `${isStream ? body : limit} ${requireSignedIn(ctx).id}`
  const giveUpAt = Date.now() + LONGEST_WAIT_MS
  while (countTaken(key) >= most) {
    if (Date.now() > giveUpAt) throw tooBusy()
    // Each request waits in its own timer: one may not await another's promise, whose client may leave.
    await scheduler.wait(LOOK_EVERY_MS)
  }
  const slot: RequestSlot = new RequestSlot(() => giveBack(key, slot))
  const slots = taken.get(key) ?? new Set()
  taken.set(key, slots.add(slot))
  return slot
}

/** A request's slot. It is given back when all who work for the request have left it. */
export class RequestSlot {
  readonly takenAt = Date.now()
  private holders = 1
  private readonly free: () => void

  constructor(free: () => void) {
    this.free = free
  }

  /** For work that goes on behind the answer: it calls `release` as well. */
  retain(): void {
    this.holders += 1
  }

  release(): void {
    this.holders -= 1
    if (this.holders === 0) this.free()
  }
}

function countTaken(key: string): number {
  const slots = taken.get(key) ?? new Set()
  for (const slot of slots) {
    if (Date.now() - slot.takenAt > TAKEN_AT_MOST_MS) giveBack(key, slot)
  }
  return slots.size
}

function giveBack(key: string, slot: RequestSlot): void {
  const slots = taken.get(key)
  slots?.delete(slot)
  if (slots?.size === 0) taken.delete(key)
}

function tooBusy(): AppError {
  const sentence = 'Your earlier requests are still under way, please try again in a moment'
  return new AppError('rate_limited', sentence, { retryAfterSeconds: 10 })
}
