import type { AppError, AppErrorCode } from '#core/result.ts'

const STATUS_OF = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
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

/** Something broke on our side: no cause, no trace, only the id under which the log has them. */
export function answerFailure(requestId: string): Response {
  return new Response(failureText(requestId), {
    status: 500,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

export function failureText(requestId: string): string {
  return `Something went wrong on our side. Request id: ${requestId}`
}
