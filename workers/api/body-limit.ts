import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#core/result.ts'

const KB = 1024

/** What each kind of request may send at most, in bytes. */
export const BODY_LIMITS = {
  auth: 16 * KB,
  form: 64 * KB,
  json: 1024 * KB,
  slate: 2048 * KB,
  history: 10 * 1024 * KB,
  /** Fifty thousand entries with the name of every field. */
  transfer: 32 * 1024 * KB,
} as const

/** `none`: the route reads no body. `streamed`: its handler counts the bytes as they come. */
export type BodyKind = keyof typeof BODY_LIMITS | 'none' | 'streamed'

/** Refuses larger bodies with 413, whether their length is announced or found out while reading. */
export function atMost(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new AppError('too_large', `The request is too large, at most ${bytes / KB} KB are accepted`)
    },
  })
}
