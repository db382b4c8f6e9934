import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task waits for the press to end, and runs once', () => {
  const task = vi.fn()
  const end = afterPress(task)
  expect(task).toHaveBeenCalledTimes(0)
  vi.runAllTimers()
  expect(task).toHaveBeenCalledTimes(1)
  end()
  dispatchEvent(new Event('pagehide'))
  expect(task).toHaveBeenCalledTimes(1)
})

test('a task that still waits runs when the page is left, or when its effect is cleaned up', () => {
  for (const leave of [() => dispatchEvent(new Event('pagehide')), (end: () => void) => end()]) {
    const task = vi.fn()
    leave(afterPress(task))
    expect(task).toHaveBeenCalledTimes(1)
    vi.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  }
})
