import { afterEach, expect, test, vi } from 'vitest'
import { RequestBody } from './request-body.ts'

afterEach(() => void vi.useRealTimers())

test('a client that sends nothing more is given up with that reason, and not listened to any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // This stream acts like a body from the network: its reader can't be released while it waits.
  const { readable, writable } = new IdentityTransformStream()
  const client = writable.getWriter()
  const body = new RequestBody(new Request('http://x', { method: 'POST', body: readable }), {
    atMost: 100_000,
  })
  const pieces = body.pieces()
  void client.write(new Uint8Array(64_000)).catch(() => {})
  for (let bytes = 0; bytes < 64_000; ) bytes += (await pieces.next()).value!.length
  const next = pieces.next().catch((error: unknown) => error)
  // Ten seconds, and two for its bytes so far.
  await vi.advanceTimersByTimeAsync(12_001)
  expect(await next).toMatchObject({ code: 'timed_out' })
  vi.useRealTimers()
  await body.drain()
  await expect(client.write(new Uint8Array(7))).rejects.toThrow()
})
