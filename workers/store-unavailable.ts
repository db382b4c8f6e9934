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
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const message = error.message.toLowerCase()
  // Only the innermost message is searched: a wrapper's message contains query values, which may hold any text.
  if (error.cause === undefined) return SIGNS.some((sign) => message.includes(sign.toLowerCase()))
  return isStoreUnavailable(error.cause)
}
