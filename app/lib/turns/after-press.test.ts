import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const FRAME_MS = 16

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, FRAME_MS))
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task waits until the answer to the press is painted, and runs once', () => {
  const task = vi.fn()
  const end = afterPress(task)
  vi.advanceTimersByTime(FRAME_MS)
  expect(task).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledTimes(1)
  end()
  dispatchEvent(new Event('pagehide'))
  expect(task).toHaveBeenCalledTimes(1)
})

test('a task does not wait for a page that is not painted', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const task = vi.fn()
  afterPress(task)
  vi.runAllTimers()
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
