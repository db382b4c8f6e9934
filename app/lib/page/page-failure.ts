import { isRouteErrorResponse } from 'react-router'
import { FOREIGN_ANSWER, NO_ANSWER, serverSentence, wordsForStatus } from './failure-words.ts'

/** `retry`: whether to request the data again or to reload the document. */
export type PageFailure = { title: string; text: string; retry: 'data' | 'document' }

const NOT_LOADED = 'This page could not be loaded'

const NOT_FOUND = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address. It may have been typed wrong, or it was deleted.',
}

const MISSING_PART = {
  title: 'A part of the app is missing',
  text: 'A part of the app could not be loaded: the network failed, or a new version was published. Reload the page.',
}

const UNKNOWN = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Try again.',
}

/** The title, text and retry of an error caught by a page's error boundary. */
export function pageFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return { ...wordsForAnswer(error.status, error.data), retry: 'data' }
  const message = error instanceof Error ? error.message : ''
  if (MODULE_FAILURE.test(message)) return { ...MISSING_PART, retry: 'document' }
  if (error instanceof TypeError && FETCH_FAILURE.test(message))
    return { title: NOT_LOADED, text: NO_ANSWER, retry: 'data' }
  if (message === UNREADABLE_DATA) return { title: NOT_LOADED, text: FOREIGN_ANSWER, retry: 'document' }
  return { ...UNKNOWN, retry: 'document' }
}

/** React Router passes on the body of a failed data request without its content type. */
function wordsForAnswer(status: number, body: unknown): Omit<PageFailure, 'retry'> {
  if (status === 404) return NOT_FOUND
  const sentence = typeof body === 'string' ? serverSentence(status, body) : null
  return { title: NOT_LOADED, text: sentence ?? wordsForStatus(status) }
}

/** A failed `import()` in Chromium, Firefox and Safari. */
const MODULE_FAILURE = /dynamically imported module|importing a module script failed/i

/** A failed `fetch` in Chromium, Firefox and Safari. */
const FETCH_FAILURE = /^(failed to fetch|networkerror when attempting|load failed|network error)/i

/** React Router's error if an OK response to a data request is not data, such as a network sign-in page. */
const UNREADABLE_DATA = 'Unable to decode turbo-stream response'
