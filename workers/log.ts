import { DrizzleQueryError } from 'drizzle-orm'

export type LogLevel = 'info' | 'warn' | 'error'
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One JSON line an event: what was written by others stays a quoted value and can't forge a second line. */
export function logEvent(level: LogLevel, event: string, fields: LogFields): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

/**
 * An error for the log: what went wrong and where, along the chain of causes. No value that a request brought in is
 * part of it, because a value can be a password hash, an email or a file.
 */
export function describeError(error: unknown): string {
  return causesOf(error)
    .map((each) => summaryOf(each) + framesOf(each))
    .join(' <- ')
}

/** The same on one line, without the places in our code. */
export function summarizeError(error: unknown): string {
  return causesOf(error).map(summaryOf).join(' <- ')
}

/** The error, its cause, the cause of that, and so on. */
function causesOf(error: unknown): unknown[] {
  const chain = [error]
  for (let next = error; next instanceof Error && next.cause !== undefined; chain.push(next)) {
    next = next.cause
    if (chain.includes(next)) break
  }
  return chain
}

function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return `(thrown: a value of type ${typeof error})`
  // Its own message goes on with the parameters of the statement.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  return `${error.name}: ${withoutQuotations(error.message)}`
}

/**
 * Engines and libraries quote the value that they could not use: `Unexpected token 'h', "hunter2" is not valid JSON`.
 * A quoted value may contain quotation marks too, so everything between the first mark and the last is left out.
 */
function withoutQuotations(message: string): string {
  return message.replace(/["'`].*["'`]/s, '"..."')
}

/** The lines of the stack below the message; none when the message was changed after the stack was taken. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  const messageAt = error.stack.indexOf(error.message)
  if (messageAt < 0) return ''
  return error.stack.slice(messageAt + error.message.length).replace(/^[^\n]*/, '')
}
