import { afterEach, expect, test, vi } from 'vitest'
import { BUSY_SENTENCE } from '#contract/busy.ts'
import { ApiError, postJson } from './api-client.ts'
import { busyWaitMs } from './busy-wait.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('only a request that the server was too busy to read is sent again, three times, after the time it names', () => {
  expect(busyWaitMs(503, BUSY_SENTENCE, '3', 0)).toBe(3_000)
  expect(busyWaitMs(503, JSON.stringify({ error: BUSY_SENTENCE }), '600', 2)).toBe(10_000)
  expect(busyWaitMs(503, BUSY_SENTENCE, '3', 3)).toBeNull()
  expect(busyWaitMs(503, 'Our storage did not answer.', '5', 0)).toBeNull()
  expect(busyWaitMs(429, BUSY_SENTENCE, '3', 0)).toBeNull()
})

test('a call that met a busy server is answered by its next try; if all fail, its sentence is shown', async () => {
  vi.useFakeTimers()
  const busy = () =>
    new Response(BUSY_SENTENCE, {
      status: 503,
      headers: { 'Retry-After': '3', 'Content-Type': 'text/plain' },
    })
  const answers = [busy, busy, () => Response.json({ id: 7 })]
  vi.stubGlobal('fetch', async () => answers.shift()!())
  const saved = postJson('/api/saved-lineups', {})
  await vi.runAllTimersAsync()
  expect(await saved).toEqual({ id: 7 })

  vi.stubGlobal('fetch', async () => busy())
  const refused = postJson('/api/saved-lineups', {}).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await refused).toEqual(new ApiError(503, BUSY_SENTENCE))
})
