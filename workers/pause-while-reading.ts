/** About 25 ms of work where a contest's bytes are parsed. */
const LENGTH_BEFORE_PAUSE = 512 * 1024

/**
 * Passes pieces of a file on and lets other requests run after each half megabyte: an isolate has one thread, awaiting a
 * piece that is already there does not give it up, and a large file takes ten seconds.
 */
export async function* pauseWhileReading<Piece>(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  lengthOf: (piece: Piece) => number,
): AsyncGenerator<Piece> {
  let sincePause = 0
  for await (const piece of pieces) {
    yield piece
    sincePause += lengthOf(piece)
    if (sincePause < LENGTH_BEFORE_PAUSE) continue
    sincePause = 0
    await scheduler.wait(1)
  }
}

/** Runs each step (a generator that yields where others may go first) in a turn of its own; resolves with its result. */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await scheduler.wait(1)
  }
}
