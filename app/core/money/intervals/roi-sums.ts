import type { ShareSums } from './share-interval.ts'
import type { WinningsSums } from './winnings-interval.ts'

/** Fees and winnings of entries, in two parts. */
export type RoiSums = {
  entries: number
  fees: number
  /** The sum over slates of their squared fees. */
  feesBySlate: number
  /** Contests with one prize for every winner (double-ups, head-to-heads): winnings as a share of the possible winnings. */
  flat: ShareSums & { fees: number }
  /** All other contests. */
  tournaments: WinningsSums
}
