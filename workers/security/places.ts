import { AppError } from '#core/result.ts'
import type { AccessRow } from '#workers/access-table.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'
import type { RequestLimit } from './limits.ts'

/**
 * How many requests of a kind one user may have under way in an isolate. An isolate has 128 MB for all of its requests,
 * and each of these may hold a body of megabytes with all that is made of it.
 */
const PLACES: Partial<Record<RequestLimit, number>> = { upload: 2, optimize: 2, ai: 4 }
/** Of uploads that are larger than a salary file: a contest of 100 MB needs 40 MB while it is read. */
const PLACES_OF_STREAMS = 1

const LONGEST_WAIT_MS = 30_000
const LOOK_EVERY_MS = 50
/** A request whose client leaves may end without giving its place back: then it is free after this time. */
const TAKEN_AT_MOST_MS = 120_000

/** Kind and user -> the places that are taken. */
const taken = new Map<string, Set<Place>>()

/**
 * Waits until one of the user's places is free, before anything of the body is read, and takes it. Refuses with
 * `rate_limited` what would wait longer than 30 seconds.
 */
export async function takePlace(ctx: ServiceContext, [, limit, body]: AccessRow): Promise<Place> {
  const isStream = body === 'streamed'
  const most = isStream ? PLACES_OF_STREAMS : PLACES[limit]
  if (most === undefined) return new Place(() => {})
  const key = `${isStream ? body : limit} ${requireSignedIn(ctx).id}`
  const giveUpAt = Date.now() + LONGEST_WAIT_MS
  while (countTaken(key) >= most) {
    if (Date.now() > giveUpAt) throw tooBusy()
    // Each request waits in its own timer: one may not await another's promise, whose client may leave.
    await scheduler.wait(LOOK_EVERY_MS)
  }
  const place: Place = new Place(() => giveBack(key, place))
  const places = taken.get(key) ?? new Set()
  taken.set(key, places.add(place))
  return place
}

/** A request's place. It is given back when all who work for the request have left it. */
export class Place {
  readonly takenAt = Date.now()
  private workers = 1
  private readonly free: () => void

  constructor(free: () => void) {
    this.free = free
  }

  /** For work that goes on behind the answer: it calls `leave` as well. */
  stay(): void {
    this.workers += 1
  }

  leave(): void {
    this.workers -= 1
    if (this.workers === 0) this.free()
  }
}

function countTaken(key: string): number {
  const places = taken.get(key) ?? new Set()
  for (const place of places) {
    if (Date.now() - place.takenAt > TAKEN_AT_MOST_MS) giveBack(key, place)
  }
  return places.size
}

function giveBack(key: string, place: Place): void {
  const places = taken.get(key)
  places?.delete(place)
  if (places?.size === 0) taken.delete(key)
}

function tooBusy(): AppError {
  const sentence = 'Your earlier requests are still under way, please try again in a moment'
  return new AppError('rate_limited', sentence, { retryAfterSeconds: 10 })
}
