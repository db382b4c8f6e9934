import { expect, test } from 'vitest'
import { weekOfSeason } from './week-of-season.ts'

// Labor Day was September 1 in 2025 and September 2 in 2024.
test.each([
  ['2025-09-04', 1],
  ['2025-09-08', 1],
  ['2025-09-09', 2],
  ['2025-10-23', 8],
  ['2024-09-05', 1],
  ['2026-01-04', 18],
  ['2025-08-30', null],
  ['2026-02-08', null],
])('%s is in week %s', (date, week) => {
  expect(weekOfSeason(date)).toBe(week)
})
