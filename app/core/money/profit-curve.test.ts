import { expect, test } from 'vitest'
import { profitCurve } from './profit-curve.ts'

function steps(count: number, daysApart: number) {
  return Array.from({ length: count }, (_, index) => ({
    label: `Step ${index}`,
    date: new Date(Date.UTC(2020, 0, 1) + Math.floor(index * daysApart) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    entries: 1,
    profitCents: index % 3 === 0 ? 250 : -101,
  }))
}

test('few steps each get a point with the total so far', () => {
  const { unit, points } = profitCurve(steps(4, 1))
  expect(unit).toBe('step')
  expect(points.map(({ totalCents }) => totalCents)).toEqual([250, 149, 48, 298])
})

test.each([
  ['day', 500, 0.1],
  ['month', 500, 3],
] as const)(
  'more than a screen shows become one point a %s, and nothing is lost',
  (expected, count, daysApart) => {
    const all = steps(count, daysApart)
    const { unit, points } = profitCurve(all)
    expect(unit).toBe(expected)
    expect(points.length).toBeLessThanOrEqual(100)
    expect(points[1]!.label).toBe({ day: '2020-01-02', month: '2020-02' }[expected])
    expect(points.reduce((sum, { entries }) => sum + entries, 0)).toBe(count)
    for (const { label, totalCents } of points) {
      const soFar = all.filter(({ date }) => date.slice(0, label.length) <= label)
      expect(totalCents).toBe(soFar.reduce((sum, { profitCents }) => sum + profitCents, 0))
    }
  },
)

test('many steps of a single day are bundled in order', () => {
  const all = steps(250, 0)
  const { unit, points } = profitCurve(all)
  expect(unit).toBe('step')
  expect(points).toHaveLength(84)
  expect(points[1]).toMatchObject({ label: 'Step 3 to Step 5', entries: 3, profitCents: 48, totalCents: 96 })
  expect(points.at(-1)!.totalCents).toBe(all.reduce((sum, { profitCents }) => sum + profitCents, 0))
})

test('no steps give an empty curve', () => {
  expect(profitCurve([])).toEqual({ unit: 'step', points: [] })
})
