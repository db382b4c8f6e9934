import type { RoiSums } from './roi-sums.ts'
import { equalSlates } from './slate-sums.ts'

/** Wider than from -100% to +100%, an interval of the ROI says nothing that its reader didn't know. */
const MOST_WIDTH = 2

/** How many times as much must be played for an interval of use; 1 where there is enough. */
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
 * About how wide the interval of a player is who breaks even and plays `times` as much of the same: from the contests
 * alone. A 95% interval is 3.92 standard errors wide.
 */
function expectedWidth({ flat, tournaments, fees }: RoiSums, times: number): number {
  const paid = Math.min(1, flat.denominator > 0 ? flat.fees / flat.denominator : 1)
  const flatSlates = Math.max(equalSlates(flat) * times, 1)
  const ofFlat = 3.92 * Math.sqrt((paid * (1 - paid)) / flatSlates) * (flat.denominator / fees)
  // Of prizes as tournaments pay them the variance is about a third of what it would be if all were the largest one;
  // and the largest that wasn't won makes the upper end about three times itself higher.
  const largest = tournaments.largestPrize / fees / times
  const share = tournaments.denominator / fees
  const ofTournaments = 3.92 * Math.sqrt((share * largest) / 3) + 3 * largest
  return Math.hypot(ofFlat, ofTournaments)
}
