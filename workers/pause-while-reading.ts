/** About 25 ms of work where the bytes are parsed. */
const BYTES_BEFORE_PAUSE = 512 * 1024

/**
 * Passes bytes on and lets other requests run after each half megabyte: an isolate has one thread, awaiting a piece that
 * is already there does not give it up, and a large file takes ten seconds.
 */
export async function* pauseWhileReading(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let sincePause = 0
  for await (const piece of bytes) {
    yield piece
    sincePause += piece.length
    if (sincePause < BYTES_BEFORE_PAUSE) continue
    sincePause = 0
    await scheduler.wait(1)
  }
}
