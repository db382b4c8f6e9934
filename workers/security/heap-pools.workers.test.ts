import { afterEach, expect, test, vi } from 'vitest'
import { HeapPool, RECEIVING, STREAMING, WORKING } from './heap-pools.ts'

const pool = () => new HeapPool({ most: 100, ofUser: 60, small: 5, keptForSmall: 20 })

afterEach(() => void vi.useRealTimers())

async function soon(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, scheduler.wait(200).then(() => 'waiting')])
}

test('a claim waits until it fits beside those of all users', async () => {
  const shared = pool()
  const first = await shared.claim('ada', 50)
  const second = shared.claim('bob', 50)
  expect(await soon(second)).toBe('waiting')
  first.release()
  expect(await soon(second)).not.toBe('waiting')
})

test('one user does not take everything, and a small claim finds room beside any large ones', async () => {
  const shared = pool()
  await shared.claim('ada', 50)
  const more = shared.claim('ada', 11)
  expect(await soon(more)).toBe('waiting')
  await shared.claim('bob', 30)
  for (let i = 0; i < 4; i++) await shared.claim('ada', 5)
  expect(await soon(shared.claim('eve', 5))).toBe('waiting')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
  await expect(more).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 })
})

test('a claim of more than one user may hold is taken alone, beside small ones', async () => {
  const shared = pool()
  const other = await shared.claim('ada', 30)
  const huge = shared.claim('bob', 1_000)
  expect(await soon(huge)).toBe('waiting')
  other.release()
  const alone = await huge
  await shared.claim('eve', 5)
  expect(await soon(shared.claim('ada', 30))).toBe('waiting')
  alone.release()
  expect(await soon(shared.claim('joe', 60))).not.toBe('waiting')
})

test('a claim that grows beyond the room waits too, and holds what it had', async () => {
  const shared = pool()
  const [first, other] = [await shared.claim('ada', 30), await shared.claim('bob', 40)]
  const grown = first.resize(50)
  expect(await soon(grown)).toBe('waiting')
  other.release()
  expect(await soon(grown)).not.toBe('waiting')
  expect(await soon(shared.claim('bob', 31))).toBe('waiting')
})

test('a claim that is never released ends two minutes after it last changed', async () => {
  const shared = pool()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const first = await shared.claim('ada', 50)
  vi.setSystemTime(Date.now() + 100_000)
  await first.resize(55)
  vi.setSystemTime(Date.now() + 100_000)
  const second = shared.claim('bob', 50)
  expect(await soon(second)).toBe('waiting')
  vi.setSystemTime(Date.now() + 21_000)
  expect(await soon(second)).not.toBe('waiting')
})

test('room is awaited without being held', async () => {
  const shared = pool()
  const first = await shared.claim('ada', 50)
  const second = await shared.claim('bob', 0)
  expect(await soon(second.awaitRoom(50))).toBe('waiting')
  first.release()
  await second.awaitRoom(50)
  expect(await soon(shared.claim('ada', 60))).not.toBe('waiting')
})

const MB = 2 ** 20

/** Megabytes: what one user may hold, what is then left for another, and an ordinary save. */
test.each([
  ['bodies that come', RECEIVING, 6, 4, 1 / 16],
  ['bodies that are worked on', WORKING, 24, 0, 1],
  ['files', STREAMING, 40, 0, 1],
])(
  '%s: beside the large ones of an isolate an ordinary save finds room',
  async (_, real, mine, rest, small) => {
    const large = await Promise.all([
      real.claim('ada', mine * MB),
      ...(rest > 0 ? [real.claim('bob', rest * MB)] : []),
    ])
    const larger = real.claim('eve', (small + 0.01) * MB)
    expect(await soon(larger)).toBe('waiting')
    const saves = await Promise.all([real.claim('eve', small * MB), real.claim('joe', small * MB)])
    for (const claim of [...large, ...saves]) claim.release()
    const later = await larger
    later.release()
  },
)
