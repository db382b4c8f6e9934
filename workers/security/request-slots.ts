import { AppError } from '#core/result.ts'
import type { AccessRow } from '#workers/access-table.ts'
import { BODIES, type BodyKind } from '#workers/body-kinds.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'
import type { RequestLimit } from './limits.ts'

/**
 * Concurrent requests per user, kind and isolate, so that one user's bodies leave memory for those of others
 * (heap-pools.ts). Every route with a body of 1 MB or more has slots (access-table.test.ts).
 */
const SLOTS: Partial<Record<RequestLimit, number>> = {
  upload: 2,
  optimize: 2,
  build: 1,
  simulate: 1,
  ai: 4,
  memory: 2,
  save: 4,
}
/** For uploads larger than a salary file: reading a contest of 100 MB needs 40 MB. */
const STREAM_SLOTS = 1

const LONGEST_WAIT_MS = 30_000
const POLL_MS = 50
/** A request that the runtime ends never releases its slot, so slots expire. */
const SLOT_EXPIRES_AFTER_MS = 120_000

/** Slots in use, by kind and user. */
const taken = new Map<string, Set<RequestSlot>>()

/** Slots of one user for such a route; undefined: as many requests as the user sends. */
export function slotsOf(limit: RequestLimit, body: BodyKind): number | undefined {
  return isStreamed(body) ? STREAM_SLOTS : SLOTS[limit]
}

function isStreamed(body: BodyKind): boolean {
  return body !== 'none' && BODIES[body].isStreamed
}

/** Waits for a free slot before the body is read, and takes it. Refuses with `rate_limited` after 30 seconds. */
export async function acquireSlot(ctx: ServiceContext, [, limit, body]: AccessRow): Promise<RequestSlot> {
  const most = slotsOf(limit, body)
  if (most === undefined) return new RequestSlot(() => {})
  const key = `${isStreamed(body) ? 'streamed' : limit} ${requireSignedIn(ctx).id}`
  const giveUpAt = Date.now() + LONGEST_WAIT_MS
  while (countTaken(key) >= most) {
    if (Date.now() > giveUpAt) throw tooBusy()
    // Each request polls with its own timer: workerd does not allow one request to await another's promise.
    await scheduler.wait(POLL_MS)
  }
  const slot: RequestSlot = new RequestSlot(() => freeSlot(key, slot))
  const slots = taken.get(key) ?? new Set()
  taken.set(key, slots.add(slot))
  return slot
}

/** A request's slot, freed when all its holders have released it. */
export class RequestSlot {
  readonly takenAt = Date.now()
  /** Resolves when the slot is free again. */
  readonly released: Promise<void>
  private holders = 1
  private readonly free: () => void

  constructor(free: () => void) {
    let resolve = () => {}
    this.released = new Promise((resolved) => {
      resolve = resolved
    })
    this.free = () => {
      free()
      resolve()
    }
  }

  /** Adds a holder, for work that continues after the handler returns; it must call `release` too. */
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
    if (Date.now() - slot.takenAt > SLOT_EXPIRES_AFTER_MS) freeSlot(key, slot)
  }
  return slots.size
}

function freeSlot(key: string, slot: RequestSlot): void {
  const slots = taken.get(key)
  slots?.delete(slot)
  if (slots?.size === 0) taken.delete(key)
}

function tooBusy(): AppError {
  const sentence = 'Your earlier requests are still under way, please try again in a moment'
  return new AppError('rate_limited', sentence, { retryAfterSeconds: 10 })
}
