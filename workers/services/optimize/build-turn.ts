import { AppError } from '#core/result.ts'

/** The build under way and those that wait, each for the whole of a build; more are refused. */
const MOST_IN_LINE = 5
const LONGEST_WAIT_MS = 10_000
const POLL_MS = 25
/** A request that the runtime ends never gives its turn back; one that was silent for so long has ended. */
const SILENT_MS = 5_000

type Place = { heardAt: number }

/** The first one builds. */
let line: Place[] = []

/** The turn of a build: one at a time in an isolate, which has one thread for all users. */
export type BuildTurn = {
  /** Lets other requests go first, and says that the build is still under way. */
  pause: () => Promise<void>
  end: () => void
}

/** Waits for the turn. Refuses with `unavailable` where the line is long. */
export async function takeBuildTurn(): Promise<BuildTurn> {
  const arrived = Date.now()
  const place: Place = { heardAt: arrived }
  leaveSilent()
  if (line.length >= MOST_IN_LINE) throw tooBusy()
  line.push(place)
  while (line[0] !== place) {
    if (Date.now() - arrived > LONGEST_WAIT_MS) {
      leave(place)
      throw tooBusy()
    }
    // Each request polls with its own timer: workerd does not allow one request to await another's promise.
    await heardAfter(place, POLL_MS)
    leaveSilent()
  }
  return { pause: () => heardAfter(place, PAUSE_MS), end: () => leave(place) }
}

/** Long enough for requests that need several turns of the event loop, such as queries one after another. */
const PAUSE_MS = 10

async function heardAfter(place: Place, ms: number): Promise<void> {
  await scheduler.wait(ms)
  place.heardAt = Date.now()
}

function leaveSilent(): void {
  const now = Date.now()
  line = line.filter(({ heardAt }) => now - heardAt < SILENT_MS)
}

function leave(place: Place): void {
  line = line.filter((each) => each !== place)
}

function tooBusy(): AppError {
  const sentence = 'Other builds are under way. Please try again in a moment, or build in the optimizer.'
  return new AppError('unavailable', sentence, { retryAfterSeconds: 5 })
}
