import type { RoiSums } from './roi-sums.ts'
import { equalSlates } from './slate-sums.ts'

/** As a multiple of the fees: from -100% to +100%. A wider interval of the ROI tells the user nothing new. */
const MOST_WIDTH = 2

/** How many times as many entries a useful interval needs; 1 when there are enough. */
export function timesForWidth(sums: RoiSums): number {
  if (expectedWidth(sums, 1) <= MOST_WIDTH) return 1
  let [tooFew, enough] = [1, 2]
  while (expectedWidth(sums, enough) > MOST_WIDTH) [tooFew, enough] = [enough, enough * 2]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (tooFew + enough) / 2
    if (expectedWidth(sums, middle) > MOST_WIDTH) tooFew = middle
    else enough = middle
  }
  return enough
}

const HALVINGS = 12

/**
 * The approximate width of the interval of a player who breaks even and plays `times` as many of the same contests; the
 * winnings are not used. A 95% interval is 3.92 standard errors wide.
 */
function expectedWidth({ flat, tournaments, fees }: RoiSums, times: number): number {
  const paid = Math.min(1, flat.denominator > 0 ? flat.fees / flat.denominator : 1)
  const flatSlates = Math.max(equalSlates(flat) * times, 1)
  const ofFlat = 3.92 * Math.sqrt((paid * (1 - paid)) / flatSlates) * (flat.denominator / fees)
  // With the usual prizes of tournaments the variance is about a third of what it would be if every prize were the largest.
  // The largest prize, counted once more than it was won, raises the upper end by about three times that prize.
  const largest = tournaments.largestPrize / fees / times
  const share = tournaments.denominator / fees
  const ofTournaments = 3.92 * Math.sqrt((share * largest) / 3) + 3 * largest
  return Math.hypot(ofFlat, ofTournaments)
}
