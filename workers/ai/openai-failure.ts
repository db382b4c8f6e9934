import { EngineFailure } from './failure.ts'

/** Maps any thrown error to an EngineFailure. An infinite `retryAfterMs` means that a retry is useless. */
export function asFailure(error: unknown): EngineFailure {
  const own = ownFailure(error)
  if (own) return own
  const { status, headers } = error as { status?: unknown; headers?: unknown }
  if (status === 429) {
    const wait = headers instanceof Headers ? headers.get('Retry-After') : null
    return new EngineFailure('limited', 'status 429', wait === null ? null : retryAfterMs(wait))
  }
  if (typeof status === 'number' && status < 500)
    return new EngineFailure('unavailable', `status ${status}`, Number.POSITIVE_INFINITY)
  if (error instanceof SyntaxError) return new EngineFailure('unusable', 'not JSON')
  return new EngineFailure('unavailable', typeof status === 'number' ? `status ${status}` : 'no connection')
}

/** The EngineFailure itself or one that the SDK wrapped. */
function ownFailure(error: unknown): EngineFailure | null {
  if (error instanceof EngineFailure) return error
  return error instanceof Error && error.cause !== undefined ? ownFailure(error.cause) : null
}

/** Does the error count against the server's health? */
export function isServerFailure(error: unknown): boolean {
  const { kind } = asFailure(error)
  return kind === 'unavailable' || kind === 'limited' || kind === 'slow'
}

/** Seconds, or a date; null when it is neither. */
function retryAfterMs(text: string): number | null {
  const seconds = Number(text)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

export function abortFailure(signal: AbortSignal): EngineFailure {
  return new EngineFailure(isTimeout(signal) ? 'slow' : 'cancelled')
}

export function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}
