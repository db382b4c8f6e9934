/** Where bands of dollars left begin, in five-hundredths of the budget: $0, $200, $500, $1,000, ... of $50,000. */
const BAND_STARTS = [0, 2, 5, 10, 20, 40, 80]

export const LEFT_BANDS = BAND_STARTS.length

/** The band of what a lineup leaves of the budget, both in the same unit. A lineup over the budget is in the first band. */
export function leftBand(left: number, budget: number): number {
  const steps = budget > 0 ? (left * 500) / budget : 0
  let band = 0
  while (band + 1 < LEFT_BANDS && steps >= BAND_STARTS[band + 1]!) band++
  return band
}
