import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

/** Idle periods that a test lets come. */
function idlePeriods() {
  const waiting = new Map<number, () => void>()
  let id = 0
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    id += 1
    waiting.set(id, run)
    return id
  })
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => waiting.delete(cancelled))
  return function next() {
    const [[first, run] = []] = waiting
    if (first === undefined) return
    waiting.delete(first)
    run?.()
  }
}

test('each task has an idle period of its own, and one that fails does not stop the next', () => {
  const next = idlePeriods()
  const done: string[] = []
  whenIdle(
    () => done.push('first'),
    () => Promise.reject(new Error('not loaded')),
    () => done.push('last'),
  )
  expect(done).toEqual([])
  next()
  expect(done).toEqual(['first'])
  next()
  next()
  expect(done).toEqual(['first', 'last'])
})

test('what still waits is cancelled', () => {
  const next = idlePeriods()
  const done: string[] = []
  const cancel = whenIdle(
    () => done.push('first'),
    () => done.push('last'),
  )
  next()
  cancel()
  next()
  expect(done).toEqual(['first'])
})
