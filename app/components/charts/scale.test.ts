import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, roundTicks } from './scale.ts'

test('a scale maps its domain to its range, and an empty domain to the start', () => {
  const place = linearScale([-100, 100], [0, 50])
  expect([place(-100), place(0), place(100)]).toEqual([0, 25, 50])
  expect(linearScale([5, 5], [10, 90])(5)).toBe(10)
})

test('ticks are round, evenly spaced and just span the figures', () => {
  expect(roundTicks(0, 38, 4)).toEqual([0, 10, 20, 30, 40])
  expect(roundTicks(-356.81, 0, 4)).toEqual([-400, -300, -200, -100, 0])
  expect(roundTicks(-0.3, 0.1, 4)).toEqual([-0.3, -0.2, -0.1, 0, 0.1])
  expect(roundTicks(0, 0, 4)).toEqual([-1, -0.5, 0, 0.5, 1])
  const figure = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(figure, figure, (a, b) => {
      const [low, high] = [Math.min(a, b, 0), Math.max(a, b, 0)]
      fc.pre(high - low > 1e-6)
      const ticks = roundTicks(low, high, 4)
      const step = ticks[1]! - ticks[0]!
      expect(ticks[0]!).toBeLessThanOrEqual(low + step * 1e-6)
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(high - step * 1e-6)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks).toContain(0)
    }),
  )
})
