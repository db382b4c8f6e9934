import { gammaShareBelow } from './chi-square.ts'
import { quantileOf } from './quantile.ts'

/** The probability that a standard normal variable is below `z`; its square over 2 is a gamma variable of shape 1/2. */
export function normalShareBelow(z: number): number {
  const between = gammaShareBelow((z * z) / 2, 0.5)
  return z < 0 ? (1 - between) / 2 : (1 + between) / 2
}

/** The `share` quantile of a standard normal distribution, -8 to 8. */
export function normalQuantile(share: number): number {
  const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  return quantileOf({ shareBelow: normalShareBelow, density }, { share, low: -8, high: 8, start: 0 })
}
