import { busyWaitMs } from './busy-wait.ts'
import { FOREIGN_ANSWER, NO_ANSWER, serverSentence, wordsForStatus } from './page/failure-words.ts'
import { sessionHasEnded } from './session/session-owner.ts'

/**
 * A response that is not OK. `message` has the form of SPEC.md section 8, "404: Not Found"; the body is included only if
 * it is a sentence of the API.
 */
export class ApiError extends Error {
  readonly status: number
  /** The body if it is a sentence of the API, else null. */
  readonly sentence: string | null

  constructor(status: number, sentence: string | null, statusText = '') {
    super(`${status}: ${sentence ?? (statusText || wordsForStatus(status))}`)
    this.name = 'ApiError'
    this.status = status
    this.sentence = sentence
  }
}

/** The request got no response: offline, the connection failed, or it took longer than the caller waits. */
export class NoAnswerError extends Error {}

/** True if the request did not reach the app: there is no connection, or a network's sign-in page answered. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NoAnswerError || error instanceof ForeignAnswerError
}

/** The response did not come from the API: it was a page or a redirect, which the API never sends. */
class ForeignAnswerError extends Error {}

export async function getJson<Answer>(path: string): Promise<Answer> {
  return callApi('GET', path)
}

export async function postJson<Answer>(
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return callApi('POST', path, payload, headers)
}

export async function putJson<Answer>(path: string, payload: unknown): Promise<Answer> {
  return callApi('PUT', path, payload)
}

export async function deleteRecord(path: string, payload?: unknown): Promise<void> {
  await callApi('DELETE', path, payload)
}

/**
 * The message for a failed call: the API's sentence, or `happened` (without a full stop), the cause, what to do, and
 * `kept`, a sentence on what is not lost.
 */
export function messageOf(error: unknown, happened: string, kept?: string): string {
  if (error instanceof ApiError && error.sentence !== null) return error.sentence
  return [`${happened}.`, adviceFor(error), kept].filter(Boolean).join(' ')
}

function adviceFor(error: unknown): string {
  if (error instanceof ApiError) return wordsForStatus(error.status)
  if (error instanceof NoAnswerError) return NO_ANSWER
  return error instanceof ForeignAnswerError ? FOREIGN_ANSWER : 'Try again.'
}

/**
 * `fetch` for the API: returns an OK response, otherwise throws an ApiError, NoAnswerError or ForeignAnswerError. If
 * `init.signal` is aborted, throws its reason; if it ran out of time, a NoAnswerError. A request that the server was too busy to read is sent again.
 */
export async function fetchApi(path: string, init: RequestInit, busyWaits = 0): Promise<Response> {
  const answer = fetch(path, { credentials: 'include', redirect: 'manual', ...init })
  const response = await answer.catch((cause) => {
    if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw cause
    throw new NoAnswerError('No answer', { cause })
  })
  const contentType = response.headers.get('Content-Type')
  if (response.type === 'opaqueredirect') throw new ForeignAnswerError('A redirect')
  if (response.ok && contentType?.startsWith('text/html')) throw new ForeignAnswerError('A page')
  if (response.ok) return response
  const body = await response.text().catch(() => '')
  const { status, statusText, headers } = response
  const waitMs = busyWaitMs(status, body, headers.get('Retry-After'), busyWaits)
  if (waitMs !== null) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    init.signal?.throwIfAborted()
    return fetchApi(path, init, busyWaits + 1)
  }
  if (status === 401) void sessionHasEnded()
  throw new ApiError(status, serverSentence(status, body, contentType), statusText)
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** Sends a JSON body if there is a payload. Returns the parsed response, or null if it is not JSON. */
export async function callApi<Answer>(
  method: string,
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const response = await fetchApi(path, {
    method,
    signal,
    ...(payload === undefined
      ? { headers }
      : { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(payload) }),
  })
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  if (!isJson) return null as Answer
  try {
    return await response.json()
  } catch (cause) {
    throw new NoAnswerError('The response ended early', { cause })
  }
}

/** Whether the record is gone, deleted by another tab, so that the records shown are to be read again. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
