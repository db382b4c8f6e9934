import fc from 'fast-check'
import { expect, test } from 'vitest'
import { points } from '#core/analysis/story/figures.ts'
import { formatPoints } from '#core/figures/format.ts'
import { toHundredths } from './shown-points.ts'

test('halves are rounded away from 0, however the sum got its noise', () => {
  expect([86.645, 86.64499999999998, 86.64500000000001, -86.645, 1.005, -0.001, 0].map(toHundredths)).toEqual(
    [86.65, 86.65, 86.65, -86.65, 1.01, 0, 0],
  )
})

test('a lineup has one total on screens and in texts, in whatever order its players are added up', () => {
  // Averages of two decimals, the captain's times 1.5: thousandths, so half of all totals end in 5.
  const average = fc.integer({ min: 0, max: 3500 })
  fc.assert(
    fc.property(average, fc.array(average, { minLength: 5, maxLength: 5 }), (captain, flex) => {
      const parts = [1.5 * (captain / 100), ...flex.map((hundredths) => hundredths / 100)]
      const exact = 15 * captain + 10 * flex.reduce((sum, hundredths) => sum + hundredths, 0)
      const expected = (Math.floor((exact + 5) / 10) / 100).toFixed(2)
      for (const order of [parts, parts.toReversed()]) {
        const total = order.reduce((sum, part) => sum + part, 0)
        expect(formatPoints(total)).toBe(expected)
        expect(Number(points(total))).toBe(Number(expected))
      }
    }),
  )
})
