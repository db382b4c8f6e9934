import { expect, test } from 'vitest'
import { withComingDates } from './sample-dates.ts'

/** Two games of Sunday, December 13, 2026, and one of the Monday after. */
const FILE = [
  'Name,Game Info',
  'Ann,AAA@BBB 12/13/2026 01:00PM ET',
  'Ben,CCC@DDD 12/13/2026 08:20PM ET',
  'Cal,EEE@FFF 12/14/2026 08:15PM ET',
].join('\r\n')

test.each([
  // The day before, 11:59 PM in New York.
  ['2026-12-13T04:59:00Z', '12/13/2026', '12/14/2026'],
  // A minute later it is game day, when a game may have begun.
  ['2026-12-13T05:00:00Z', '12/20/2026', '12/21/2026'],
  ['2026-12-19T12:00:00Z', '12/20/2026', '12/21/2026'],
  ['2026-12-20T12:00:00Z', '12/27/2026', '12/28/2026'],
  // Across the year and daylight saving time.
  ['2027-01-01T12:00:00Z', '01/03/2027', '01/04/2027'],
  ['2027-07-01T12:00:00Z', '07/04/2027', '07/05/2027'],
])('at %s the first day is %s and the second %s', (now, first, second) => {
  const days = withComingDates(FILE, new Date(now)).match(/\d\d\/\d\d\/\d{4}/g)
  expect(days).toEqual([first, first, second])
})

test('nothing but dates changes, and a text without dates stays', () => {
  const moved = withComingDates(FILE, new Date('2027-03-03T12:00:00Z'))
  expect(moved).toBe(FILE.replaceAll('12/13/2026', '03/07/2027').replace('12/14/2026', '03/08/2027'))
  expect(withComingDates('Name\r\nAnn', new Date())).toBe('Name\r\nAnn')
})
