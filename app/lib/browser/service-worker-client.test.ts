import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './service-worker-client.ts'

const register = vi.fn(() => Promise.reject(new Error('refused')))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  register.mockClear()
})

test.each(['loading', 'complete'])('a page that is %s is not held up by the files of the build', (state) => {
  vi.stubGlobal('document', { readyState: state })
  registerServiceWorker()
  vi.advanceTimersByTime(60_000 * Number(state === 'loading'))
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(3000)
  expect(register).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(60_000)
  expect(register).toHaveBeenCalledTimes(1)
})
