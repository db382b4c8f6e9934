import { expect, test } from 'vitest'
import { featureShares, type Items, rake } from './raking.ts'

/** All pairs of five features, ab to de. */
const pairs = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => b > a).map((b) => [a, b]))
const items: Items = { count: pairs.length, size: 2, features: pairs.flat(), featureCount: 5 }
const targets = [0.7, 0.5, 0.4, 0.3, 0.1]

test('every feature gets its target share', () => {
  const weights = new Float64Array(items.count).fill(1)
  const { worst } = rake(items, weights, targets, { sweeps: 200 })
  expect(worst).toBeLessThanOrEqual(1e-6)
  for (const [feature, share] of featureShares(items, weights).entries())
    expect(share).toBeCloseTo(targets[feature]!, 5)
  expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
})

test('the factor of an item is the product of factors of its features, so that the entropy is the largest', () => {
  const start = Float64Array.from(pairs, (_, i) => 1 + (i % 3))
  const weights = start.slice()
  rake(items, weights, targets, { sweeps: 500, tolerance: 1e-12 })
  const factor = (a: number, b: number) => {
    const i = pairs.findIndex((pair) => pair[0] === a && pair[1] === b)
    return weights[i]! / start[i]!
  }
  // ab cd = ac bd = ad bc, whatever the factors are.
  expect(factor(0, 1) * factor(2, 3)).toBeCloseTo(factor(0, 2) * factor(1, 3), 8)
  expect(factor(0, 1) * factor(2, 3)).toBeCloseTo(factor(0, 3) * factor(1, 2), 8)
})

test('a share of 0 leaves its items out; what no weights can meet is told', () => {
  const weights = new Float64Array(items.count).fill(1)
  rake(items, weights, [0, 0.9, 0.5, 0.4, 0.2], { sweeps: 100 })
  for (const [i, pair] of pairs.entries()) expect(weights[i]! > 0).toBe(!pair.includes(0))
  const half = rake(items, new Float64Array(items.count).fill(1), [0.9, 0.9, 0.9, 0.1, 0.1], { sweeps: 50 })
  expect(half.worst).toBeGreaterThan(0.05)
  expect(half.sweeps).toBe(50)
})
