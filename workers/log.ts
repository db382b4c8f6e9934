import { DrizzleQueryError } from 'drizzle-orm'

export type LogLevel = 'info' | 'warn' | 'error'
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Writes one JSON line per event. Values are quoted, so they can't forge a second line. */
export function logEvent(level: LogLevel, event: string, fields: LogFields): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

/**
 * Describes an error for the log: messages and stack along the chain of causes. Values from requests are left out,
 * because they may be password hashes, emails or files.
 */
export function describeError(error: unknown): string {
  return causesOf(error)
    .map((each) => summaryOf(each) + framesOf(each))
    .join(' <- ')
}

/** The same on one line, without stack frames. */
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
  // Drizzle's message includes the statement's parameters.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  return `${error.name}: ${withoutQuotations(error.message)}`
}

/**
 * Error messages quote values that could not be used: `Unexpected token 'h', "hunter2" is not valid JSON`. Removes
 * everything between the first and the last quotation mark, because a value may contain marks too.
 */
function withoutQuotations(message: string): string {
  return message.replace(/["'`].*["'`]/s, '"..."')
}

/** The stack's lines below the message; empty if the message was changed after the stack was captured. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  const messageAt = error.stack.indexOf(error.message)
  if (messageAt < 0) return ''
  return error.stack.slice(messageAt + error.message.length).replace(/^[^\n]*/, '')
}
