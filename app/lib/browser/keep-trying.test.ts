import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tries in growing steps until a try succeeds, then when the browser is online again', async () => {
  const fails = [true, true, true, false, false, true]
  const at: number[] = []
  const start = Date.now()
  const { stop } = keepTrying(async () => {
    at.push(Date.now() - start)
    return fails.shift() ?? false
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(at).toEqual([0, 2000, 2000 + 4000, 2000 + 4000 + 8000])

  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(at.slice(4)).toEqual([60_000])

  page.dispatchEvent(new Event('online'))
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  page.dispatchEvent(new Event('online'))
  expect(at).toHaveLength(6)
})

test('no pause is longer than a minute, and two tries at once go on as one', async () => {
  let tries = 0
  const { now, stop } = keepTrying(async () => ++tries > 0)
  now()
  await vi.advanceTimersByTimeAsync(2000)
  // Two at once, whose pauses grew twice; then one.
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const before = tries
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries - before).toBe(10)
  stop()
})
