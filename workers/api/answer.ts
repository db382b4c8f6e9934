import type { AppError, AppErrorCode } from '#core/result.ts'

const STATUS_OF = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  key_reused: 422,
  rate_limited: 429,
  upstream_failed: 502,
  unavailable: 503,
} as const satisfies Record<AppErrorCode, number>

/** The HTTP status of a refusal. */
export function statusOf(error: AppError) {
  return STATUS_OF[error.code]
}

/** A refusal as an answer: its sentence as plain text (SPEC.md section 8 shows that text to the person). */
export function answerRefusal(error: AppError): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' })
  if (error.retryAfterSeconds !== null) headers.set('Retry-After', String(error.retryAfterSeconds))
  return new Response(error.message, { status: statusOf(error), headers })
}

/**
 * An unexpected error: the answer shows no cause and no trace, only the request id to find them in the log. 503 when a
 * store was unavailable, because then a retry may succeed.
 */
export function answerFailure(error: unknown, requestId: string, bodyOf = plainBody): Response {
  const { status, text } = failureOf(error, requestId)
  const { type, body } = bodyOf(text)
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8` })
  if (status === 503) headers.set('Retry-After', String(RETRY_AFTER_S))
  return new Response(body, { status, headers })
}

function plainBody(text: string) {
  return { type: 'text/plain', body: text }
}

const RETRY_AFTER_S = 5

export function failureOf(error: unknown, requestId: string): { status: 500 | 503; text: string } {
  if (isStoreUnavailable(error)) {
    const text = `Our storage did not answer. Please try again in a moment. Request id: ${requestId}`
    return { status: 503, text }
  }
  return { status: 500, text: `Something went wrong on our side. Request id: ${requestId}` }
}

/*
 * Error messages of D1, R2, KV and Queues for lost connections, restarts and overload: a retry may succeed. D1 has
 * already retried reads twice.
 */
const SIGNS = [
  'Network connection lost',
  'transient issue',
  'storage caused object to be reset',
  'reset because its code was updated',
  'exceeded timeout which caused object to be reset',
  'is overloaded',
  'internal error',
  'Service Unavailable',
  'Too Many Requests',
]

/** Does the error mean that a store is temporarily unavailable? Looks through wrapped errors. */
function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const message = error.message.toLowerCase()
  // Only the innermost message is searched: a wrapper's message contains query values, which may hold any text.
  if (error.cause === undefined) return SIGNS.some((sign) => message.includes(sign.toLowerCase()))
  return isStoreUnavailable(error.cause)
}
