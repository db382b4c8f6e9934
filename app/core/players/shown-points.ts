/**
 * Points rounded to two decimals (SPEC.md section 9), for screens, texts and stored values. Sums of binary fractions are
 * slightly inexact; without the small addition, half a hundredth would round differently by the order of the players.
 */
export function toHundredths(points: number): number {
  const hundredths = Math.round(Math.abs(points) * 100 + NOISE)
  return hundredths === 0 ? 0 : (Math.sign(points) * hundredths) / 100
}

// Far above the error of a sum, far below any provider's precision.
const NOISE = 1e-6
