import { logGamma } from './log-gamma.ts'
import { quantileOf } from './quantile.ts'

/** The parameters of a beta distribution, both above 0. */
type BetaShape = { a: number; b: number }

/** The probability that a beta variable is below `x`: the regularized incomplete beta function. */
export function betaShareBelow(x: number, { a, b }: BetaShape): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b))
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, { a, b })) / a
    : 1 - (front * continuedFraction(1 - x, { a: b, b: a })) / b
}

/** The `share` quantile of a beta distribution: the value below which a variable lies with that probability. */
export function betaQuantile(share: number, { a, b }: BetaShape): number {
  const constant = logBeta(a, b)
  const density = (x: number) => Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - constant)
  const mean = a / (a + b)
  return quantileOf(
    { shareBelow: (x) => betaShareBelow(x, { a, b }), density },
    { share, low: 0, high: 1, start: mean },
  )
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b)
}

const TINY = 1e-300
const MOST_TERMS = 10_000

/** The continued fraction, by Lentz's algorithm (Press and others, Numerical Recipes, 6.4). */
function continuedFraction(x: number, { a, b }: BetaShape): number {
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-14) break
  }
  return fraction
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}
