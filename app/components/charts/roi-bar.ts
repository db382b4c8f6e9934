import type { Estimate } from '#core/money/intervals/interval.ts'

/** One type of contest. Money in dollars, returns in percent. */
export type RoiBar = {
  name: string
  /** The size of the sample: `12 lineups`. */
  note: string
  cost: number
  profit: number
  roiPct: number
  interval: Estimate
}

/** Height of one bar with its texts, in pixels. */
export const ROI_BAR_HEIGHT = 66
