import { describe, expect, test } from 'vitest'
import { betaQuantile, betaShareBelow } from './beta.ts'
import { chiSquareQuantile, gammaShareBelow } from './chi-square.ts'
import { logGamma } from './log-gamma.ts'
import { normalQuantile, normalShareBelow } from './normal.ts'
import { student975 } from './student.ts'

test('logGamma: factorials, and the root of pi', () => {
  expect(Math.exp(logGamma(6))).toBeCloseTo(120, 9)
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 13)
  expect(logGamma(171)).toBeCloseTo(
    Array.from({ length: 170 }, (_, i) => Math.log(i + 1)).reduce((a, b) => a + b),
    9,
  )
})

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4 and 1.3.6.7.2.
test.each([
  { share: 0.025, degrees: 1, value: 0.001 },
  { share: 0.975, degrees: 1, value: 5.024 },
  { share: 0.025, degrees: 10, value: 3.247 },
  { share: 0.975, degrees: 10, value: 20.483 },
  { share: 0.95, degrees: 30, value: 43.773 },
  { share: 0.025, degrees: 100, value: 74.222 },
  { share: 0.975, degrees: 100, value: 129.561 },
])('chi-square table: $share of $degrees degrees is $value', ({ share, degrees, value }) => {
  expect(chiSquareQuantile(share, degrees)).toBeCloseTo(value, 3)
})

test.each([
  { degrees: 1, value: 12.706 },
  { degrees: 2, value: 4.303 },
  { degrees: 9, value: 2.262 },
  { degrees: 30, value: 2.042 },
  { degrees: 100, value: 1.984 },
])("Student's t table: 0.975 of $degrees degrees is $value", ({ degrees, value }) => {
  expect(student975(degrees)).toBeCloseTo(value, 3)
})

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1 (shares from 0 to z, here from below).
test.each([
  { z: 0, share: 0.5 },
  { z: 1, share: 0.84134 },
  { z: -1.96, share: 0.025 },
  { z: 2.33, share: 0.9901 },
  { z: 3.9, share: 0.99995 },
])('normal table: $share is below $z', ({ z, share }) => {
  expect(normalShareBelow(z)).toBeCloseTo(share, 4.9)
  expect(normalQuantile(normalShareBelow(z))).toBeCloseTo(z, 6)
})

test('with very many degrees of freedom Student’s t is the normal distribution', () => {
  expect(student975(1e8)).toBeCloseTo(1.959964, 5)
})

describe('against sums that are easy', () => {
  // Of whole shapes the beta distribution is the chance of at least `a` successes in a + b - 1 throws.
  test('beta: the binomial distribution', () => {
    const atLeast3Of7 = [3, 4, 5, 6, 7].map((hits) => choose(7, hits) * 0.4 ** hits * 0.6 ** (7 - hits))
    expect(betaShareBelow(0.4, { a: 3, b: 5 })).toBeCloseTo(sum(atLeast3Of7), 12)
  })

  // Of a whole shape the gamma distribution is the chance of at least `shape` events of a Poisson number.
  test('gamma: the Poisson distribution', () => {
    const fewerThan4 = [0, 1, 2, 3].map((events) => (Math.exp(-2.5) * 2.5 ** events) / factorial(events))
    expect(gammaShareBelow(2.5, 4)).toBeCloseTo(1 - sum(fewerThan4), 12)
  })
})

test('quantiles are the inverse of shares, for small, large and fractional shapes', () => {
  for (const a of [0.3, 0.7, 3.3, 800, 60_000]) {
    for (const b of [0.3, 1, 45.5, 30_000]) {
      for (const share of [0.025, 0.5, 0.975]) {
        const below = betaShareBelow(betaQuantile(share, { a, b }), { a, b })
        // A quantile that rounds to 1 has all below it.
        if (betaQuantile(share, { a, b }) < 1 - 1e-9) expect(below).toBeCloseTo(share, 6)
      }
    }
  }
  for (const degrees of [0.5, 1, 17.3, 5000, 2e6]) {
    for (const share of [0.025, 0.5, 0.975]) {
      const quantile = chiSquareQuantile(share, degrees)
      expect(gammaShareBelow(quantile / 2, degrees / 2)).toBeCloseTo(share, 6)
    }
  }
})

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

function choose(n: number, k: number): number {
  return factorial(n) / factorial(k) / factorial(n - k)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
