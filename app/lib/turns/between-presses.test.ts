import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { betweenPresses, watchPresses } from './between-presses.ts'

const page = new EventTarget()
const happens = (...events: string[]) => {
  for (const event of events) page.dispatchEvent(new Event(event))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  watchPresses()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task runs at once where nothing is pressed', () => {
  const drawn: string[] = []
  betweenPresses(() => drawn.push('offline'))
  expect(drawn).toEqual(['offline'])
})

test('during a press tasks wait, in their order, until the click of the lifted finger was dispatched', () => {
  const drawn: string[] = []
  happens('pointerdown')
  betweenPresses(() => drawn.push('offline'))
  betweenPresses(() => drawn.push('1 save waits'))
  happens('pointerup')
  expect(drawn).toEqual([])
  drawn.push('click')
  vi.advanceTimersByTime(50)
  expect(drawn).toEqual(['click', 'offline', '1 save waits'])
})

test('a second press right after the first one holds them too', () => {
  const drawn: string[] = []
  happens('pointerdown')
  betweenPresses(() => drawn.push('offline'))
  happens('pointerup', 'pointerdown')
  vi.advanceTimersByTime(60)
  expect(drawn).toEqual([])
  happens('pointerup')
  vi.advanceTimersByTime(50)
  expect(drawn).toEqual(['offline'])
})

test('a touch that becomes a scroll ends at once, and a press without an end after a second', () => {
  const drawn: string[] = []
  happens('pointerdown')
  betweenPresses(() => drawn.push('offline'))
  happens('pointercancel')
  expect(drawn).toEqual(['offline'])
  happens('pointerdown')
  betweenPresses(() => drawn.push('stale'))
  vi.advanceTimersByTime(999)
  expect(drawn).toEqual(['offline'])
  vi.advanceTimersByTime(1)
  expect(drawn).toEqual(['offline', 'stale'])
})

test('a cancelled task does not run', () => {
  const drawn: string[] = []
  happens('pointerdown')
  betweenPresses(() => drawn.push('1 save waits'))()
  betweenPresses(() => drawn.push('1 save was sent'))
  happens('pointerup')
  vi.advanceTimersByTime(50)
  expect(drawn).toEqual(['1 save was sent'])
})
