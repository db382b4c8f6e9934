import { afterEach, expect, test, vi } from 'vitest'
import { RequestBody } from './request-body.ts'

afterEach(() => void vi.useRealTimers())

test('a client that sends nothing more is given up, and its body can be drained', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let end = () => {}
  const sent = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(64_000))
      end = () => controller.close()
    },
  })
  const body = new RequestBody(new Request('http://x', { method: 'POST', body: sent }), { atMost: 100_000 })
  const pieces = body.pieces()
  expect((await pieces.next()).value).toHaveLength(64_000)
  const next = pieces.next().catch((error: unknown) => error)
  // Ten seconds, and two for its bytes so far.
  await vi.advanceTimersByTimeAsync(12_001)
  expect(await next).toMatchObject({ code: 'timed_out' })
  vi.useRealTimers()
  end()
  await body.drain()
})
