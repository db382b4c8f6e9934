/**
 * Points with the two decimals that are shown of them (SPEC.md section 9). One way to round for screens, texts and what
 * is stored: sums of points carry noise of binary fractions, and half a hundredth of it must not depend on which screen
 * shows a lineup, nor on the order of its players.
 */
export function toHundredths(points: number): number {
  const hundredths = Math.round(Math.abs(points) * 100 + NOISE)
  return hundredths === 0 ? 0 : (Math.sign(points) * hundredths) / 100
}

// Far above the noise of a sum, far below any figure of a provider.
const NOISE = 1e-6
