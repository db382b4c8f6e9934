import type { Estimate } from '#core/numbers/estimate.ts'
/** A lineup of the scatter. */
export type LineupPoint = {
  key: string
  /** `Lineup 3` */
  label: string
  /** Points expected. */
  points: number
  /** Sum of the ownership of its rows, in percent. */
  ownershipSum: number
  /** Sim ROI and its standard error, of the fee: 0.12 is 12%; null before a simulation. */
  roi: Estimate | null
  /** It is one of the entries; the others are candidates that were not chosen. */
  isChosen: boolean
}

/** Whether the ROI is above or below 0 by more than two standard errors. */
export type RoiSide = 'gain' | 'loss' | 'unclear' | 'unknown'

export function roiSide(roi: Estimate | null): RoiSide {
  if (roi === null) return 'unknown'
  if (Math.abs(roi.value) <= 2 * roi.error) return 'unclear'
  return roi.value > 0 ? 'gain' : 'loss'
}

/** All chosen lineups, and as many of the others as there is room for, taken evenly over their order. */
export function drawnPoints(points: readonly LineupPoint[], most: number): LineupPoint[] {
  const chosen = points.filter(({ isChosen }) => isChosen)
  const others = points.filter(({ isChosen }) => !isChosen)
  const room = Math.max(0, most - chosen.length)
  if (others.length <= room) return [...others, ...chosen]
  const sample = Array.from(
    { length: room },
    (_, place) => others[Math.floor((place * others.length) / room)]!,
  )
  return [...sample, ...chosen]
}
