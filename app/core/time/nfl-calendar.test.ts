import { expect, test } from 'vitest'
import { nflWeek, seasonYear } from './nfl-calendar.ts'

test.each<[string, number | null, string]>([
  ['2012-09-05', 1, 'a Wednesday opener'],
  ['2018-09-20', 3, 'Thursday'],
  ['2020-10-13', 5, 'put off to a Tuesday'],
  ['2023-09-07', 1, 'Thursday opener'],
  ['2023-09-11', 1, 'its Monday night'],
  ['2024-12-25', 17, 'Christmas on a Wednesday'],
  ['2025-12-08', 14, 'Monday night'],
  ['2026-01-04', 18, 'the last Sunday of 2025'],
  ['2021-01-03', 17, 'the last Sunday of 2020'],
  ['2026-09-09', 1, 'a Wednesday opener'],
  ['2026-09-08', null, 'the day before'],
  ['2021-01-09', null, 'a wild card game'],
  ['2026-02-08', null, 'the Super Bowl'],
  ['2020-07-09', null, 'a simulated game in July'],
  ['2028-02-29', null, 'a leap day'],
])('%s is in week %s: %s', (date, week) => {
  expect(nflWeek(date)).toBe(week)
})

test('January and February belong to the season of the year before', () => {
  expect(['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01'].map(seasonYear)).toEqual([
    2025, 2025, 2025, 2026,
  ])
})
