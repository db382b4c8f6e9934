import { expect, test } from 'vitest'
import { quantileOf } from './quantile.ts'

/** The share below x of the larger of two uniform numbers is x squared. */
const SQUARE = { shareBelow: (x: number) => x * x, density: (x: number) => 2 * x }
/** Half lies from 0 to 1, half from 9 to 10, and nothing in between: there the density is 0. */
const GAP = {
  shareBelow: (x: number) => (x < 1 ? x / 2 : x < 9 ? 0.5 : 0.5 + (x - 9) / 2),
  density: (x: number) => (x < 1 || x >= 9 ? 0.5 : 0),
}

test.each([0.04, 0.25, 0.81])('the quantile %f of the distribution x squared is its root', (share) => {
  expect(quantileOf(SQUARE, { share, low: 0, high: 1, start: 0.5 })).toBeCloseTo(Math.sqrt(share), 9)
})

test.each([-3, 0, 1, 7])('a start at %f, outside the interval, makes no difference', (start) => {
  expect(quantileOf(SQUARE, { share: 0.25, low: 0, high: 1, start })).toBeCloseTo(0.5, 9)
})

test.each([
  { share: 0.25, place: 0.5 },
  { share: 0.75, place: 9.5 },
])(
  'where the density is 0 it steps to the middle: quantile $share of two parts is $place',
  ({ share, place }) => {
    expect(quantileOf(GAP, { share, low: 0, high: 10, start: 5 })).toBeCloseTo(place, 8)
  },
)

test('a density that is far too small does not lead out of the interval', () => {
  const misled = { ...SQUARE, density: () => 1e-9 }
  expect(quantileOf(misled, { share: 0.49, low: 0, high: 1, start: 0.5 })).toBeCloseTo(0.7, 8)
})
