import { expect, test } from 'vitest'
import { noteIfBroken, unlessBroken } from './broken-threads.ts'

class Thread extends EventTarget {
  isEnded = false
  terminate() {
    this.isEnded = true
  }
}
const started = () => {
  const thread = new Thread()
  return { thread, worker: noteIfBroken(thread as unknown as Worker) }
}

test('a thread whose code did not load is ended and not asked, also if it failed before the first question', () => {
  const { thread, worker } = started()
  thread.dispatchEvent(new Event('error'))
  expect(unlessBroken(worker)).toBeNull()
  expect(thread.isEnded).toBe(true)
})

test('a thread that waits is asked', () => {
  const { thread, worker } = started()
  started().thread.dispatchEvent(new Event('error'))
  expect(unlessBroken(worker)).toBe(worker)
  expect(thread.isEnded).toBe(false)
})

test('no thread was started ahead', () => expect(unlessBroken(null)).toBeNull())
