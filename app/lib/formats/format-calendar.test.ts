import { expect, test } from 'vitest'
import { formatCalendar } from './format-calendar.ts'

test('months and days are written as Intl writes them for the United States', () => {
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  for (let at = Date.UTC(2019, 11, 1); at < Date.UTC(2022, 2, 1); at += 86_400_000) {
    const text = new Date(at).toISOString()
    expect(formatCalendar(text.slice(0, 10))).toBe(day.format(at))
    expect(formatCalendar(text.slice(0, 7))).toBe(month.format(at))
  }
})

test.each(['', 'NFL', '2022', '2022-13', '2022-00-05', '2022-05-19 13:00', 'May 2022'])(
  '%j is no date and stays as it is',
  (text) => {
    expect(formatCalendar(text)).toBe(text)
  },
)
