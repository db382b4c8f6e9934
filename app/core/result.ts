import type { ProviderFile } from './provider-file.ts'

/** Either a value or a named error. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value }
}

export function err<E>(error: E): Result<never, E> {
  return { ok: false, error }
}

const APP_ERROR_CODES = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'timed_out',
  'wrong_type',
  'key_reused',
  'rate_limited',
  'upstream_failed',
  'unavailable',
] as const
export type AppErrorCode = (typeof APP_ERROR_CODES)[number]

/** A refused request. The message is a short sentence for the user; transports map the code to a status. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Seconds to wait before the next request; only with `rate_limited` and `unavailable`. */
  readonly retryAfterSeconds: number | null
  /** The kind of the uploaded file, when another provider file was expected. */
  readonly belongsTo: ProviderFile | null

  constructor(
    code: AppErrorCode,
    message: string,
    known: { retryAfterSeconds?: number; belongsTo?: ProviderFile | null } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = known.retryAfterSeconds ?? null
    this.belongsTo = known.belongsTo ?? null
  }
}
