/** Longer texts are no sentence of ours. */
const LONGEST_SENTENCE = 300

/**
 * The server's own sentence, to be shown as it is; null for everything else that can come in place of it: a page of a
 * proxy or the edge, JSON, a stack trace, nothing. `contentType` is undefined where it is not known.
 */
export function serverSentence(status: number, body: string, contentType?: string | null): string | null {
  if (contentType !== undefined && !contentType?.startsWith('text/plain')) return null
  // Only the edge in front of the server uses these: "error code: 520".
  if (status >= 520) return null
  const text = body.trim()
  if (text === '' || text.length > LONGEST_SENTENCE) return null
  return IS_MARKUP_OR_CODE.test(text) ? null : text
}

/** What happened and what to do, for an answer that brings no sentence. */
export function wordsForStatus(status: number): string {
  if (status === 401) return 'You are signed out. Sign in again to go on.'
  if (status === 403) return 'This is not allowed for your account or from your network.'
  if (status === 404) return 'It is not there. It may have been deleted.'
  if (status === 413) return 'This is larger than the server accepts.'
  if (status === 429) return 'Too many requests. Wait a minute, then try again.'
  if (SLOW.includes(status)) return 'The server took too long to answer. Try again in a minute.'
  if (status >= 500) return `The server has a problem (${status}). Try again in a minute.`
  return `The server refused the request (${status}). Reload the page.`
}

/** A tag, the start of JSON, or several lines. */
const IS_MARKUP_OR_CODE = /<[a-z!/?]|^[{["]|\n/i

/** Request Timeout, Gateway Timeout, and two of Cloudflare's own for the same. */
const SLOW: readonly number[] = [408, 504, 522, 524]

/** For a request that got no answer. */
export const NO_ANSWER = 'No connection to the server. Check your network and try again.'

/** For an answer that the app did not write, such as the sign-in page of a company's or a hotel's network. */
export const FOREIGN_ANSWER =
  'Another page answered in place of the app, such as the sign-in page of a network. Reload the page.'
