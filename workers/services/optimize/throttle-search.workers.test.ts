import { afterEach, expect, test, vi } from 'vitest'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { throttleSearch } from './throttle-search.ts'

afterEach(() => void vi.useRealTimers())

test("a user's next search waits for three times as long as the last one took; another user's does not", async () => {
  const [one, other] = [contextOf(await newPerson()), contextOf(await newPerson())]
  const spent = await throttleSearch(one)
  const started = Date.now()
  spent(5_000_000)
  const order = await Promise.all([
    throttleSearch(one).then(() => ['one', Date.now() - started] as const),
    throttleSearch(other).then(() => ['other', Date.now() - started] as const),
  ])
  // 5 ms to lay out the pool and 100 ms of steps, three times.
  expect(order[0]![1]).toBeGreaterThanOrEqual(300)
  expect(order[1]![1]).toBeLessThan(order[0]![1])
})

test('searches that would wait longer than ten seconds are refused, with the time to wait', async () => {
  const one = contextOf(await newPerson())
  const spent = await throttleSearch(one)
  spent(200_000_000)
  await expect(throttleSearch(one)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 13 })
})

test('concurrent searches of a user run one after another', async () => {
  const one = contextOf(await newPerson())
  const begun = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
  let started = 0
  const searches = Array.from({ length: 4 }, async () => {
    const spent = await throttleSearch(one)
    started += 1
    spent(1_000_000)
  })
  for (let turn = 1; turn <= 4; turn += 1) {
    await expect.poll(() => started, { timeout: 30_000 }).toBe(turn)
    // 5 ms and 20 ms, three times.
    vi.setSystemTime(begun + 75 * turn - 1)
    await scheduler.wait(20)
    expect(started).toBe(turn)
    vi.setSystemTime(begun + 75 * turn)
  }
  await Promise.all(searches)
})
