import type { CohortWire } from '#contract/history.ts'

/** One type of contest. Money in dollars, returns in percent. */
export type RoiBar = Pick<CohortWire, 'roiInterval' | 'clippedRoi'> & {
  name: string
  /** The size of the sample: `12 lineups`. */
  note: string
  cost: number
  profit: number
  roiPct: number
}

/** Height of one bar with its texts, in pixels. */
export const ROI_BAR_HEIGHT = 66
