import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'
import { throwClientGone } from './client-gone.ts'

const KB = 1024

/** The largest body of each kind of request, in bytes. */
export const BODY_LIMITS = {
  report: 2 * KB,
  auth: 16 * KB,
  form: 64 * KB,
  /** MOST_MEMORY_BYTES. */
  memory: 1024 * KB,
  json: 1024 * KB,
  slate: 2048 * KB,
  history: 10 * 1024 * KB,
  /** 50,000 entries with all field names. */
  transfer: 32 * 1024 * KB,
} as const

/** `none`: the route reads no body. `streamed`: its handler counts the bytes as they come. */
export type BodyKind = keyof typeof BODY_LIMITS | 'none' | 'streamed'

/**
 * Refuses larger bodies with 413, whether or not their length is announced. Hono's own limit keeps a lock on the
 * refused body, so its remainder could not be drained (drain-body.ts).
 */
export function atMost(bytes: number) {
  return createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw
    if (body === null) return next()
    const announced = headers.get('Content-Length')
    if (announced === null) c.req.raw = new Request(c.req.raw, { body: await bufferBody(body, bytes) })
    else if (Number(announced) > bytes) throw tooLarge(bytes)
    await next()
  })
}

/** Reads a whole body of unknown length. */
async function bufferBody(body: ReadableStream<Uint8Array>, atMost: number): Promise<Blob> {
  const reader = body.getReader()
  const next = () => reader.read().catch(throwClientGone)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for (let read = await next(); !read.done; read = await next()) {
      length += read.value.length
      if (length > atMost) throw tooLarge(atMost)
      pieces.push(read.value as Uint8Array<ArrayBuffer>)
    }
  } finally {
    reader.releaseLock()
  }
  return new Blob(pieces)
}

function tooLarge(bytes: number): AppError {
  return new AppError('too_large', `The request is too large, at most ${bytes / KB} KB are accepted`)
}
