import { beforeEach, expect, test } from 'vitest'
import { invalidate, remembered } from './session-memory.ts'

beforeEach(() => invalidate(''))

test('data that is already on its way is not requested again', async () => {
  const first = request()
  const early = remembered('lineups/list', first.load)
  const late = remembered('lineups/list', fails)
  first.answer('lineups')
  expect(await Promise.all([early, late])).toEqual(['lineups', 'lineups'])
  expect(await remembered('lineups/list', fails)).toBe('lineups')
})

test('an early request that fails is only its own failure: the page asks again', async () => {
  const early = remembered('lineups/list', fails)
  const late = remembered('lineups/list', async () => 'lineups')
  await expect(early).rejects.toThrow('refused')
  expect(await late).toBe('lineups')
  expect(await remembered('lineups/list', fails)).toBe('lineups')
})

test('data that changed while it was loading is not kept', async () => {
  const before = request()
  const loading = remembered('lineups/list', before.load)
  invalidate('lineups')
  const after = remembered('lineups/list', async () => 'after')
  before.answer('before')
  expect(await loading).toBe('before')
  expect(await after).toBe('after')
  expect(await remembered('lineups/list', fails)).toBe('after')
})

function request() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { load: () => promise, answer: resolve }
}

async function fails(): Promise<string> {
  throw new Error('refused')
}
