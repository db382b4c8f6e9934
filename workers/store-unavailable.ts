/*
 * What D1, R2, KV and Queues say of themselves when they could not be reached, were restarted or had too much to do:
 * the same request may well succeed a moment later. D1 has tried a read twice more by itself by then.
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

/** Is a store out of reach for the moment, and nothing wrong with what it was asked? Looks through wrapped errors. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const message = error.message.toLowerCase()
  // A wrapper's message carries the query with its values, and those are anybody's words.
  if (error.cause === undefined) return SIGNS.some((sign) => message.includes(sign.toLowerCase()))
  return isStoreUnavailable(error.cause)
}
