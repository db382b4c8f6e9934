import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import worker from '#workers/app.ts'
import { ORIGIN } from '#workers/testing/make-user.ts'

const START = Date.parse('2026-11-20T12:00:00Z')

afterEach(() => {
  vi.useRealTimers()
})

test('the stores are checked at most once in five seconds; an outage shows after that', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  let asked = 0
  let down = false
  const files = {
    head: async () => {
      asked += 1
      if (down) throw new Error('out of reach')
      return null
    },
  }
  const bindings = { ...env, FILES: files as unknown as R2Bucket }
  const statusAt = async (ms: number) => {
    vi.setSystemTime(START + ms)
    const request = new Request(`${ORIGIN}/api/health`)
    return (await worker.fetch(request, bindings, createExecutionContext())).status
  }
  expect([await statusAt(0), await statusAt(1), await statusAt(4_999)]).toEqual([200, 200, 200])
  expect(asked).toBe(1)
  down = true
  expect(await statusAt(5_000)).toBe(503)
  expect(await statusAt(9_999)).toBe(503)
  expect(asked).toBe(2)
  down = false
  expect(await statusAt(10_000)).toBe(200)
})
