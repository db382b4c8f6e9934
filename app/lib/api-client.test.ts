import { afterEach, expect, test, vi } from 'vitest'
import { callApi, isUnreachable } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that takes requests and never answers. */
function neverAnswers(_path: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

test('a request that gets no answer in its time did not reach the app; one that the user ended is none of that', async () => {
  vi.stubGlobal('fetch', neverAnswers)
  const save = (signal: AbortSignal) => callApi('POST', '/api/saved-lineups', {}, {}, signal)
  const late = await save(AbortSignal.timeout(1)).catch((error: unknown) => error)
  expect(isUnreachable(late)).toBe(true)

  const left = new AbortController()
  const ended = save(left.signal).catch((error: unknown) => error)
  left.abort(new Error('the page was left'))
  expect(await ended).toEqual(new Error('the page was left'))
})
