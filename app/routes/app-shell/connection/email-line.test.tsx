import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { EMAIL_NOTICE_KEY } from '#app/lib/session/session-memory.ts'
import { EmailLine } from './email-line.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** The line in a browser where the removal of that time was read, null for none. */
function lineFor(removedAt: number | null, readAt: string | null): string {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === EMAIL_NOTICE_KEY ? readAt : null) })
  return renderToString(<EmailLine removedAt={removedAt} />)
}

test('an account whose email was removed is told until its user has read it', () => {
  expect(lineFor(1_000, null)).toMatch(/Another account has your email.*Sign in with your username.*OK/)
  expect(lineFor(1_000, '1000')).toBe('')
})

test('a second removal is told again, and an account that has its email is told nothing', () => {
  expect(lineFor(2_000, '1000')).toContain('Another account has your email')
  expect(lineFor(null, null)).toBe('')
})

test('where storage is blocked the line is shown', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(renderToString(<EmailLine removedAt={1_000} />)).toContain('Another account has your email')
})
