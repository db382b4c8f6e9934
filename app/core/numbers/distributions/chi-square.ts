import { logGamma } from './log-gamma.ts'
import { quantileOf } from './quantile.ts'

const MOST_TERMS = 10_000

/** The probability that a gamma variable of this shape and scale 1 is below `x`: the regularized incomplete gamma function. */
export function gammaShareBelow(x: number, shape: number): number {
  if (x <= 0) return 0
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  return x < shape + 1 ? front * series(x, shape) : 1 - front * continuedFraction(x, shape)
}

/** The `share` quantile of a chi-square distribution; `degrees` of freedom above 0, whole or not. */
export function chiSquareQuantile(share: number, degrees: number): number {
  const shape = degrees / 2
  const constant = logGamma(shape)
  const density = (x: number) => Math.exp((shape - 1) * Math.log(x) - x - constant)
  const high = shape + 20 * Math.sqrt(shape) + 40
  return (
    2 *
    quantileOf(
      { shareBelow: (x) => gammaShareBelow(x, shape), density },
      { share, low: 0, high, start: shape },
    )
  )
}

function series(x: number, shape: number): number {
  let term = 1 / shape
  let sum = term
  for (let n = 1; n <= MOST_TERMS && term > sum * 1e-15; n += 1) {
    term *= x / (shape + n)
    sum += term
  }
  return sum
}

/** The continued fraction, by Lentz's algorithm (Press and others, Numerical Recipes, 6.2). */
function continuedFraction(x: number, shape: number): number {
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n <= MOST_TERMS; n += 1) {
    const a = -n * (n - shape)
    b += 2
    d = 1 / (a * d + b || 1e-300)
    c = b + a / c || 1e-300
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-14) break
  }
  return fraction
}
