import type { Context } from 'hono'
import { AppError } from '#core/result.ts'

const LONGEST_KEY = 255

/** The Idempotency-Key header, by which a retry is recognised; null without one. */
export function idempotencyKey(c: Context): string | null {
  const key = c.req.header('Idempotency-Key')?.trim() || null
  if (key && key.length > LONGEST_KEY) {
    throw new AppError('invalid_input', `Idempotency-Key must be at most ${LONGEST_KEY} characters`)
  }
  return key
}
