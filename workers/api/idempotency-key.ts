import type { Context } from 'hono'
import { AppError } from '#core/result.ts'

const LONGEST_KEY = 255

/** The client's name for this request, so that a retry is recognised; null when it gave none. */
export function idempotencyKey(c: Context): string | null {
  const key = c.req.header('Idempotency-Key')?.trim() || null
  if (key && key.length > LONGEST_KEY) {
    throw new AppError('invalid_input', `Idempotency-Key must be at most ${LONGEST_KEY} characters`)
  }
  return key
}
