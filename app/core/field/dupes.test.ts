import { expect, test } from 'vitest'
import { randomFrom } from '../numbers/random-from.ts'
import { chanceOfNone, dupesOf, PRIOR_CLUMPING, roughDupes } from './dupes.ts'

test('without clumping copies are Poisson: 3 expected, alone with exp(-3), 90% of the counts from 1 to 6', () => {
  // P(0) = .0498, P(0..1) = .199; P(0..5) = .916, P(0..6) = .966.
  const { expected, alone, aloneLow, aloneHigh, low, high } = dupesOf(0.003, 1001, 0)
  expect([expected, low, high]).toEqual([3, 1, 6])
  for (const chance of [alone, aloneLow, aloneHigh]) expect(chance).toBeCloseTo(Math.exp(-3), 12)
})

test('clumping doubles the expected number; at the same number it makes being alone likelier and the range wider', () => {
  const plain = dupesOf(0.003, 1001, 0)
  expect(dupesOf(0.003, 1001, PRIOR_CLUMPING).expected).toBeCloseTo(2 * plain.expected, 12)
  const clumped = dupesOf(0.0015, 1001, PRIOR_CLUMPING)
  expect(clumped.expected).toBeCloseTo(plain.expected, 12)
  expect(clumped.alone).toBeGreaterThan(plain.alone)
  expect(clumped.low).toBeLessThanOrEqual(plain.low)
  expect(clumped.high).toBeGreaterThan(plain.high)
  expect(clumped.aloneLow).toBeLessThan(clumped.alone)
  expect(clumped.aloneHigh).toBeGreaterThan(clumped.alone)
})

test('entries of a clumped field have as many copies as expected', () => {
  // 30,000 lineups, each with two expected entries: a lineup with k entries is the one of an entry k times.
  const random = randomFrom(3)
  const clumping = Math.log(1.7)
  let [entries, others] = [0, 0]
  for (let lineup = 0; lineup < 30_000; lineup++) {
    const z = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const copies = poisson(2 * Math.exp(Math.sqrt(clumping) * z - clumping / 2), random)
    entries += copies
    others += copies * (copies - 1)
  }
  const { expected } = dupesOf(1 / 30_000, 60_001, clumping)
  expect(expected).toBeCloseTo(2 * 1.7, 9)
  expect(Math.abs(others / entries / expected - 1)).toBeLessThan(0.05)
})

test.each([0.02, 0.7, 4, 30, 150])(
  'chances and ranges agree with 400,000 simulated lineups at %s expected copies',
  (expected) => {
    const random = randomFrom(7)
    const clumping = Math.log(1.7)
    const counts = Float64Array.from({ length: 400_000 }, () => {
      const z = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
      return poisson(expected * Math.exp(Math.sqrt(clumping) * z - clumping / 2), random)
    }).sort()
    const { alone, low, high } = dupesOf(expected / 999 / 1.7, 1000, clumping)
    expect(alone).toBeCloseTo(counts.findIndex((count) => count > 0) / counts.length, 2)
    // A whole number may hold more than one percentile.
    for (const [value, at] of [
      [low, 0.05],
      [high, 0.95],
    ] as const) {
      const near = [at - 0.004, at + 0.004].map((share) => counts[Math.floor(share * counts.length)]!)
      expect(value).toBeGreaterThanOrEqual(near[0]! - expected / 100)
      expect(value).toBeLessThanOrEqual(near[1]! + expected / 100)
    }
  },
)

test('the range is continuous where its formula changes', () => {
  const [a, b] = [59.9, 60.1].map((expected) => dupesOf(expected / 2000, 1001))
  expect(Math.abs(a!.low - b!.low)).toBeLessThanOrEqual(2)
  expect(Math.abs(a!.high - b!.high)).toBeLessThanOrEqual(2)
})

test('the chance of none is the integral over the lognormal factor', () => {
  // A Riemann sum with a step 2,500 times as fine.
  const variance = 0.5
  let sum = 0
  let weight = 0
  for (let z = -7; z <= 7; z += 1e-4) {
    const density = Math.exp(-0.5 * z * z)
    sum += density * Math.exp(-2.5 * Math.exp(Math.sqrt(variance) * z - variance / 2))
    weight += density
  }
  expect(chanceOfNone(2.5, variance)).toBeCloseTo(sum / weight, 10)
})

test('a lineup that none would enter, and a contest of one entry, have no Dupes', () => {
  for (const dupes of [dupesOf(0, 10_000), dupesOf(0.5, 1)]) {
    expect(dupes).toEqual({
      expected: 0,
      low: 0,
      high: 0,
      alone: expect.closeTo(1, 12),
      aloneLow: 1,
      aloneHigh: 1,
    })
  }
})

test('a probability that is no number is an error', () => {
  expect(() => dupesOf(Number.NaN, 1000)).toThrow('No Dupes of a probability of NaN')
})

/** By counting arrivals in pieces of at most 30, where exp does not underflow. */
function poisson(mean: number, random: () => number): number {
  let count = 0
  for (let left = mean; left > 0; left -= 30) {
    const limit = Math.exp(-Math.min(30, left))
    for (let product = random(); product > limit; product *= random()) count++
  }
  return count
}

test('of estimated ownership the rough range holds what the lineups of users and of the app had, and the chances to be alone', () => {
  const dupes = dupesOf(0.003, 1001, 0)
  const { rough, expected, alone, ...same } = roughDupes(dupes, 0)
  expect(dupes).toMatchObject(same)
  expect([expected, rough!.most]).toEqual([expect.closeTo(0.12, 12), expect.closeTo(25.5, 12)])
  expect([alone, rough!.aloneLeast]).toEqual([
    expect.closeTo(Math.exp(-0.12), 12),
    expect.closeTo(Math.exp(-25.5), 15),
  ])
})
