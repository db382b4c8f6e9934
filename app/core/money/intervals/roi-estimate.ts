import { type Estimate, type Interval, tooFew } from './interval.ts'
import type { RoiSums } from './roi-sums.ts'
import { timesForWidth } from './roi-width.ts'
import { shareInterval } from './share-interval.ts'
import { timesForSlates } from './slate-sums.ts'
import { winningsInterval } from './winnings-interval.ts'

/**
 * The 95% interval of the ROI, in percent. Whether there are enough entries depends on the contests played, never on the
 * winnings: an interval shown only after good or bad luck would miss the true value more often than in 5 of 100 cases.
 */
export function roiEstimate(sums: RoiSums): Estimate {
  if (!(sums.fees > 0)) return null
  const times = Math.max(timesForSlates(sums.fees ** 2 / sums.feesBySlate), timesForWidth(sums))
  if (times > 1) return tooFew(sums.entries, times)
  const { low, high } = sumOfParts(flatPart(sums), tournamentPart(sums))
  return { low: (low - 1) * 100, high: (high - 1) * 100 }
}

/** The winnings of one part, as a multiple of the fees of both parts. */
type Part = Interval & { value: number }

const NO_PART: Part = { value: 0, low: 0, high: 0 }

function flatPart({ flat, fees }: RoiSums): Part {
  return flat.denominator > 0
    ? scaled(shareInterval(flat), { ratio: flat.numerator / flat.denominator, by: flat.denominator / fees })
    : NO_PART
}

function tournamentPart({ tournaments, fees }: RoiSums): Part {
  const { numerator, denominator } = tournaments
  if (denominator > 0) {
    return scaled(winningsInterval(tournaments), { ratio: numerator / denominator, by: denominator / fees })
  }
  // Only free contests: their winnings are added as a fixed amount, since without fees there is no ratio to estimate.
  return { value: numerator / fees, low: numerator / fees, high: numerator / fees }
}

function scaled({ low, high }: Interval, { ratio, by }: { ratio: number; by: number }): Part {
  return { value: ratio * by, low: low * by, high: high * by }
}

/** The assumed correlation of the parts: users often enter the same players in both on the same slates. */
const CORRELATION = 0.4

/** The interval of a sum from the intervals of its parts (MOVER: Zou and Donner, Statistics in Medicine 27, 2008). */
function sumOfParts(a: Part, b: Part): Interval {
  const value = a.value + b.value
  const below = distance(a.value - a.low, b.value - b.low)
  const above = distance(a.high - a.value, b.high - b.value)
  return { low: Math.max(value - below, 0), high: value + above }
}

function distance(a: number, b: number): number {
  return Math.sqrt(a ** 2 + b ** 2 + 2 * CORRELATION * a * b)
}
