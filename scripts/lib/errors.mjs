// Reads messages and codes of thrown values, which may be of any type.

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The code of a system error ("EADDRINUSE"); undefined for other errors.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
