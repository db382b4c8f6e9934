import { expect, test } from 'vitest'
import { profitCurve } from './profit-curve.ts'

/** Entries one after another, `daysApart` days each; a fraction puts several on one day. */
function entries(count: number, daysApart: number) {
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2020, 0, 1) + Math.floor(index * daysApart) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    entries: 1,
    profitCents: index % 3 === 0 ? 250 : -101,
  }))
}

test('each day of play is a point with the total so far', () => {
  const { unit, points } = profitCurve(entries(4, 2))
  expect(unit).toBe('day')
  expect(points.map(({ label, totalCents }) => [label, totalCents])).toEqual([
    ['2020-01-01', 250],
    ['2020-01-03', 149],
    ['2020-01-05', 48],
    ['2020-01-07', 298],
  ])
})

test.each([
  ['day', 500, 0.1],
  ['day', 250, 0],
  ['month', 500, 3],
] as const)(
  'entries become one point a %s (%i, %d days apart), and nothing is lost',
  (expected, count, daysApart) => {
    const all = entries(count, daysApart)
    const { unit, points } = profitCurve(all)
    expect(unit).toBe(expected)
    expect(points.length).toBeLessThanOrEqual(100)
    expect(points.reduce((sum, each) => sum + each.entries, 0)).toBe(count)
    for (const { label, totalCents } of points) {
      const soFar = all.filter(({ date }) => date.slice(0, label.length) <= label)
      expect(totalCents).toBe(soFar.reduce((sum, { profitCents }) => sum + profitCents, 0))
    }
  },
)

test('a hundred days of play are days; one more, and they are months as the calendar has them', () => {
  expect(profitCurve(entries(100, 1))).toMatchObject({ unit: 'day', points: { length: 100 } })
  const { unit, points } = profitCurve(entries(101, 1))
  expect(unit).toBe('month')
  // 2020: 31, 29 and 31 days, and ten of April.
  expect(points.map(({ label, entries: played }) => [label, played])).toEqual([
    ['2020-01', 31],
    ['2020-02', 29],
    ['2020-03', 31],
    ['2020-04', 10],
  ])
})

test('no entries give an empty curve', () => {
  expect(profitCurve([])).toEqual({ unit: 'day', points: [] })
})
