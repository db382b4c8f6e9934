export type LogLevel = 'info' | 'warn' | 'error'
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One JSON line an event: what was written by others stays a quoted value and can't forge a second line. */
export function logEvent(level: LogLevel, event: string, fields: LogFields): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

/** The cause as one line for the log, and only for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` <- ${describeError(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
