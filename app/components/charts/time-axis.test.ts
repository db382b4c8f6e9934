import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeTicks } from './time-axis.ts'

const DAY_MS = 86_400_000
const labels = (from: string, to: string, most: number) =>
  timeTicks(Date.parse(from), Date.parse(to), most).map(({ label }) => label)

test('four years have a label for each year, and more where there is room', () => {
  expect(labels('2021-09-12', '2025-12-28', 6)).toEqual(['2022', '2023', '2024', '2025'])
  expect(labels('2021-09-12', '2025-12-28', 9)).toEqual([
    'Jan 2022',
    'Jul',
    'Jan 2023',
    'Jul',
    'Jan 2024',
    'Jul',
    'Jan 2025',
    'Jul',
  ])
  expect(labels('2021-09-12', '2025-12-28', 3)).toEqual(['2022', '2024'])
})

test('a season has months, a week has days; the year is named once', () => {
  expect(labels('2025-09-04', '2026-02-08', 6)).toEqual(['Oct 2025', 'Nov', 'Dec', 'Jan 2026', 'Feb'])
  expect(labels('2025-12-29', '2026-01-02', 6)).toEqual([
    'Dec 29, 2025',
    'Dec 30',
    'Dec 31',
    'Jan 1, 2026',
    'Jan 2',
  ])
  expect(labels('2025-10-05', '2025-10-05', 6)).toEqual(['Oct 5, 2025'])
})

test('labels are in order within the span and never more than asked for, from a day to eleven years', () => {
  const days = fc.integer({ min: 0, max: 30_000 })
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 4_000 }),
      fc.integer({ min: 2, max: 12 }),
      (day, span, most) => {
        const [from, to] = [day * DAY_MS, (day + span) * DAY_MS]
        const ticks = timeTicks(from, to, most)
        const places = ticks.map(({ x }) => x)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(new Set(places).size).toBe(places.length)
        expect(places.every((x) => x >= from && x <= to)).toBe(true)
        expect(ticks.length).toBeLessThanOrEqual(most)
        expect(ticks.length).toBeGreaterThan(0)
      },
    ),
  )
})
