import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('other tasks run between the steps', async () => {
  const order: string[] = []
  function* steps() {
    order.push('step 1')
    setTimeout(() => order.push('another task'))
    yield
    order.push('step 2')
    return 'done'
  }
  expect(await inTurns(steps())).toBe('done')
  expect(order).toEqual(['step 1', 'another task', 'step 2'])
})

test('a step that throws rejects', async () => {
  // biome-ignore lint/correctness/useYield: it fails before
  function* steps(): Generator<undefined, string> {
    throw new Error('unreadable')
  }
  await expect(inTurns(steps())).rejects.toThrow('unreadable')
})
