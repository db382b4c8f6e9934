import { expect, test } from 'vitest'
import { formatTimeLeft } from './format-time-left.ts'

const KICKOFF = new Date('2026-11-22T18:00:00Z')
const at = (iso: string) => formatTimeLeft(KICKOFF, new Date(iso).getTime())

test('the time left is as exact as it is near, and never rounded up', () => {
  expect(at('2026-11-19T19:00:00Z')).toBe('2 days')
  expect(at('2026-11-20T18:00:01Z')).toBe('47 h 59 min')
  expect(at('2026-11-22T14:39:30Z')).toBe('3 h 20 min')
  expect(at('2026-11-22T17:00:01Z')).toBe('59 min')
  expect(at('2026-11-22T17:59:30Z')).toBe('less than a minute')
})

test('after the moment there is none', () => {
  expect(at('2026-11-22T18:00:00Z')).toBeNull()
})
