import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test('a date and time is formatted in the given time zone, with the name of the zone', () => {
  const iso = '2026-11-22T04:01:30.000Z'
  expect(formatMoment(iso, { timeZone: 'UTC' })).toBe('Nov 22, 2026, 4:01 AM UTC')
  expect(formatMoment(iso, { timeZone: 'America/New_York' })).toBe('Nov 21, 2026, 11:01 PM EST')
  expect(formatMoment(iso, { length: 'short', timeZone: 'America/New_York' })).toBe('11/21/26, 11:01 PM EST')
})
