const FAILURES = ['slow', 'unavailable', 'limited', 'refused', 'unusable', 'busy', 'cancelled'] as const
export type FailureKind = (typeof FAILURES)[number]

/** Why the analyst has no answer. Only the kind is kept: a server's own message may contain keys. */
export class EngineFailure extends Error {
  readonly kind: FailureKind
  /** Milliseconds from the server's Retry-After; null without one. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, detail = '', retryAfterMs: number | null = null) {
    super(detail === '' ? kind : `${kind}: ${detail}`)
    this.name = 'EngineFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** The notice shown when the built-in analyst answered instead. */
export const FAILURE_NOTICES: Record<FailureKind, string> = {
  slow: 'OpenAI took too long, so the built-in analyst wrote this.',
  unavailable: 'OpenAI is not available right now, so the built-in analyst wrote this.',
  limited:
    'OpenAI is taking no more requests for the moment, so the built-in analyst wrote this. Try again in a minute.',
  refused: 'OpenAI declined to answer, so the built-in analyst wrote this.',
  unusable:
    'OpenAI stated things that the figures do not support, so the built-in analyst wrote this instead.',
  busy: 'OpenAI is still writing another answer for you, so the built-in analyst wrote this one.',
  cancelled: 'The request was cancelled.',
}
