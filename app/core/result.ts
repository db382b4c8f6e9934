import type { ProviderFile } from './files/provider-file.ts'

/** An outcome the game allows: either a value or the named reason there is none. */
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
  'wrong_type',
  'key_reused',
  'rate_limited',
  'upstream_failed',
  'unavailable',
] as const
export type AppErrorCode = (typeof APP_ERROR_CODES)[number]

/** A request we refuse. The message is a short sentence for the person who asked; transports map the code to a status. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Seconds after which asking again makes sense; only with `rate_limited`. */
  readonly retryAfterSeconds: number | null
  /** What the file in the request is, when it is another of the provider's files than was asked for. */
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
