import { createMiddleware } from 'hono/factory'

/** More than the largest file that is accepted with the form around it. */
const READ_AT_MOST = 128 * 2 ** 20
/** So much is awaited at a time, and so long. A client that is slower than that has stopped sending. */
const PIECE_BYTES = 64 * 1024
const PIECE_MS = 10_000

/** The runtime's own addition to readers of bytes: far fewer pieces, at a fifth of the time. */
type Reader = {
  readAtLeast(bytes: number, into: Uint8Array): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>
}

/**
 * Reads what no handler has read of a request's body, before its answer leaves. The runtime closes a connection whose last
 * request was not read to its end, without a word in the answer, so the client's next request on it would be lost. (A
 * Worker can't say `Connection: close` itself: the runtime drops that header.) A body that still has a reader is left
 * alone, so whatever stops in the middle of one gives its reader back (`releaseLock`).
 */
export const drainBodies = createMiddleware(async (c, next) => {
  // Handlers may put another request in its place.
  const { body } = c.req.raw
  await next()
  if (body !== null) await drainBody(body)
})

/** Reads the rest of a body to nowhere: at most 128 MB, at least 64 KB in ten seconds. Never throws. */
export async function drainBody(body: ReadableStream<Uint8Array>): Promise<void> {
  if (body.locked) return
  try {
    const reader = body.getReader({ mode: 'byob' }) as unknown as Reader
    let buffer = new ArrayBuffer(PIECE_BYTES)
    for (let bytes = 0; bytes < READ_AT_MOST; ) {
      const read = await inTime(reader.readAtLeast(PIECE_BYTES, new Uint8Array(buffer)))
      if (read === null || read.done) return
      bytes += read.value.byteLength
      buffer = read.value.buffer
    }
  } catch {
    // The client is gone, and so is the connection.
  }
}

/** What it resolves with, or null when that takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PIECE_MS)
  })
  try {
    return await Promise.race([promise, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
