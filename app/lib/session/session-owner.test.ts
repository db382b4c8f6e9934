import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const DAY_MS = 24 * 60 * 60_000
const SEEN = Date.UTC(2026, 8, 1)

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf({ 'session-owner': '7', 'session-seen': String(SEEN) }))
  vi.stubGlobal('sessionStorage', storageOf({}))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// Without an owner no kept page, slate or waiting save is read.
test.each([
  [29, '7'],
  [30, '7'],
  [31, null],
])(
  'what a browser holds is shown until 30 days after its user was there: after %i days',
  async (days, owner) => {
    vi.useFakeTimers({ toFake: ['Date'], now: SEEN + days * DAY_MS })
    const { sessionOwner } = await import('./session-owner.ts')
    expect(sessionOwner()).toBe(owner)
  },
)

test('a tab of one user shows nothing of another one, who signed in in a second tab', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEEN })
  vi.stubGlobal('sessionStorage', storageOf({ 'session-owner': '6' }))
  const { sessionOwner } = await import('./session-owner.ts')
  expect(sessionOwner()).toBeNull()
})

function storageOf(items: Record<string, string>) {
  const held = new Map(Object.entries(items))
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
