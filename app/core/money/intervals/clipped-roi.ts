import type { Estimate } from './interval.ts'
import { roiEstimate } from './roi-estimate.ts'
import type { RoiSums } from './roi-sums.ts'
import type { WinningsSums } from './winnings-interval.ts'

/** All amounts in one unit. */
export type ClippedSums = RoiSums & {
  /** The tournaments, each entry with at most `MOST_FEES` fees; a free one counts as nothing won. */
  clipped: WinningsSums
  /** The largest first prize of one contest, won or not, and the most that one entry won. */
  firstPrize: number
  mostWon: number
}

/** The ROI without what rare prizes pay beyond `MOST_FEES` fees. In percent; never above the whole ROI that it stands for. */
export type ClippedRoi = {
  roiPct: number
  interval: Estimate
  /** The largest first prize that was possible and not won, in the unit of the fees; null where one as large was won. */
  unseenPrize: number | null
  /** The points of ROI that it would add to this account, won once. */
  unseenPct: number | null
}

/**
 * What a history says of the ROI long before its whole ROI has an interval: prizes of thousands of fees come too rarely to
 * estimate, all others do not. The true ROI is this one or higher. Null without fees.
 */
export function clippedRoi({ clipped, firstPrize, mostWon, ...sums }: ClippedSums): ClippedRoi | null {
  const { fees, flat } = sums
  if (!(fees > 0)) return null
  const isUnseen = firstPrize > mostWon
  return {
    roiPct: 100 * ((flat.numerator + clipped.numerator) / fees - 1),
    interval: roiEstimate({ ...sums, tournaments: clipped }),
    unseenPrize: isUnseen ? firstPrize : null,
    unseenPct: isUnseen ? (100 * firstPrize) / fees : null,
  }
}
