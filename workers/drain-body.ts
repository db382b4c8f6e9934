import { createMiddleware } from 'hono/factory'

/** More than the largest accepted file with the form around it. */
const READ_AT_MOST = 128 * 2 ** 20
/** Minimum progress: this many bytes in this time. A slower client counts as stopped. */
const PIECE_BYTES = 64 * 1024
const PIECE_MS = 10_000

/** A workerd extension to byte readers: far fewer chunks, at a fifth of the time. */
type Reader = {
  readAtLeast(bytes: number, into: Uint8Array): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>
}

/**
 * Reads the unread rest of a request's body before the answer is sent. workerd closes a connection with unread body
 * data without notice, which would lose the client's next request on it. (A Worker can't send `Connection: close`: the
 * runtime drops that header.) A body with a locked reader is skipped, so code that stops in the middle of a body must
 * call `releaseLock`.
 */
export const drainBodies = createMiddleware(async (c, next) => {
  // Captured now, because handlers may replace the request.
  const { body } = c.req.raw
  await next()
  if (body !== null) await drainBody(body)
})

/** Discards the rest of a body: at most 128 MB, at least 64 KB in ten seconds. Never throws. */
export async function drainBody(body: ReadableStream<Uint8Array>): Promise<void> {
  if (body.locked) return
  try {
    const reader = body.getReader({ mode: 'byob' }) as unknown as Reader
    let buffer = new ArrayBuffer(PIECE_BYTES)
    for (let bytes = 0; bytes < READ_AT_MOST; ) {
      const read = await withinTime(reader.readAtLeast(PIECE_BYTES, new Uint8Array(buffer)))
      if (read === null || read.done) return
      bytes += read.value.byteLength
      buffer = read.value.buffer
    }
  } catch {
    // The client has disconnected.
  }
}

/** The promise's value, or null on timeout. */
async function withinTime<T>(promise: Promise<T>): Promise<T | null> {
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
