/** A longer text is not a sentence of the API. */
const LONGEST_SENTENCE = 300

/**
 * The sentence in an error response of the server; null for any other body, such as a proxy's page, JSON, a stack trace or
 * an empty body. `contentType` is undefined if unknown.
 */
export function serverSentence(status: number, body: string, contentType?: string | null): string | null {
  if (contentType !== undefined && !contentType?.startsWith('text/plain')) return null
  // Sent by Cloudflare's edge, not by the app: "error code: 520".
  if (status >= 520) return null
  const text = body.trim()
  if (text === '' || text.length > LONGEST_SENTENCE) return null
  return IS_MARKUP_OR_CODE.test(text) ? null : text
}

/** What happened and what to do, for an error response without a sentence. */
export function wordsForStatus(status: number): string {
  if (status === 401) return 'You are signed out. Sign in again to go on.'
  if (status === 403) return 'This is not allowed for your account or from your network.'
  if (status === 404) return 'Not found. It may have been deleted.'
  if (status === 413) return 'This is larger than the server accepts.'
  if (status === 429) return 'Too many requests. Wait a minute, then try again.'
  if (SLOW.includes(status)) return 'The server took too long to answer. Try again in a minute.'
  if (status >= 500) return `The server has a problem (${status}). Try again in a minute.`
  return `The server refused the request (${status}). Reload the page.`
}

/** Markup, JSON, or several lines. A sentence may quote a cell of a file, whatever is in it. */
const IS_MARKUP_OR_CODE = /^[<{[]|^".*"$|\n/

/** Request Timeout, Gateway Timeout and two Cloudflare codes for timeouts. */
const SLOW: readonly number[] = [408, 504, 522, 524]

/** For a request without a response. */
export const NO_ANSWER = 'No connection to the server. Check your network and try again.'

/** For a response that is not from the app, such as the sign-in page of a company's or hotel's network. */
export const FOREIGN_ANSWER =
  'Another site answered instead of the app, such as a network sign-in page. Reload the page.'
