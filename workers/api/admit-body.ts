import { createMiddleware } from 'hono/factory'
import { AppError } from '#core/result.ts'
import { BODIES, type BodyKind } from '#workers/body-kinds.ts'
import { RECEIVING, WORKING } from '#workers/security/heap-pools.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { RequestBody } from './request-body.ts'

/**
 * Reads a body as a whole once the isolate has the memory for it (security/heap-pools.ts): first for its bytes, then for
 * what it becomes, so that a body that is sent slowly holds its bytes only. Refuses larger bodies with 413, whether or not
 * their length is announced, slow ones with 408, and with 503 while there is no memory.
 */
export function admitBody(kind: Exclude<BodyKind, 'none'>) {
  const { mostBytes, heapPerByte } = BODIES[kind]
  return createMiddleware<ServerEnv>(async (c, next) => {
    const { raw } = c.req
    if (raw.body === null) return next()
    const user = String(c.var.ctx.user?.id ?? 'anonymous')
    const announced = Number(raw.headers.get('Content-Length') ?? mostBytes)
    if (announced > mostBytes) throw tooLarge(mostBytes)
    const received = await RECEIVING.claim(user, announced)
    const pieces: Uint8Array<ArrayBuffer>[] = []
    try {
      const body = new RequestBody(raw, { atMost: mostBytes, tooLarge })
      for await (const piece of body.pieces()) pieces.push(piece as Uint8Array<ArrayBuffer>)
    } catch (error) {
      received.release()
      throw error
    }
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
    const worked = await WORKING.claim(user, bytes * heapPerByte).finally(() => received.release())
    c.req.raw = new Request(raw, { body: new Blob(pieces) })
    const { slot } = c.var
    try {
      await next()
    } finally {
      // Work may go on behind the answer; pages have no slot.
      if (slot) slot.released.then(() => worked.release())
      else worked.release()
    }
  })
}

function tooLarge(bytes: number): AppError {
  return new AppError('too_large', `The request is too large, at most ${bytes / 1024} KB are accepted`)
}
