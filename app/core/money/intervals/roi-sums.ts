import type { ShareSums } from './share-interval.ts'
import type { WinningsSums } from './winnings-interval.ts'

/** What entries cost and won, in two parts. */
export type RoiSums = {
  entries: number
  fees: number
  /** The sum over slates of their squared fees. */
  feesBySlate: number
  /** Contests that pay everyone the same, as double-ups and head-to-heads do: what was won of what could be won. */
  flat: ShareSums & { fees: number }
  /** All others. */
  tournaments: WinningsSums
}
