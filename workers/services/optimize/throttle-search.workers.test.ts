import { expect, test } from 'vitest'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { throttleSearch } from './throttle-search.ts'

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
  const starts: number[] = []
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const spent = await throttleSearch(one)
      starts.push(Date.now())
      spent(1_000_000)
    }),
  )
  const gaps = starts.slice(1).map((start, i) => start - starts[i]!)
  // 5 ms and 20 ms, three times; a timer may ring a millisecond early.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(74)
})
