import { formatRoiError } from '#core/figures/estimates.ts'
import type { LineupFigures, Simulation } from '../../contest/simulation/simulation.ts'
import type { ListSort } from '../set/listed-lineups.ts'

/** An ROI whose error, as it came out of the games, is above this many hundredths orders lineups by chance. */
const WIDEST_ROI_ERROR = 0.1

/** What has been simulated, as far as the order depends on it. */
type Ordered = Pick<Simulation, 'lineups'>

/** How a list stands until the user presses a head: in the order built, and once it was simulated by worth. */
export function firstSort(simulation: Ordered | null): ListSort {
  if (simulation === null) return { column: 'number', direction: 'low' }
  const error = usualRoiError(Object.values(simulation.lineups))
  return { column: error !== null && error <= WIDEST_ROI_ERROR ? 'roi' : 'top1', direction: 'high' }
}

/**
 * Why the list is not in the order of the ROI, in one sentence; null where that order would mean something. Named is the error of
 * the games, which differs by lineup: what nobody knows before a contest moves all lineups of a list in much the same way.
 */
export function orderNote(simulation: Ordered, { column }: ListSort): string | null {
  const error = usualRoiError(Object.values(simulation.lineups))
  if (error === null || error <= WIDEST_ROI_ERROR) return null
  const text = formatRoiError(error)
  if (column === 'top1') return `Sorted by Top 1%, because Sim ROI has an error of ${text}.`
  return column === 'roi'
    ? `Sim ROI has an error of ${text}, so this order is mostly chance. Top 1% orders better.`
    : null
}

/** The middle one of the errors; null where there is none. */
function usualRoiError(figures: readonly (LineupFigures | null)[]): number | null {
  const errors = figures.flatMap((each) => each?.roi?.error ?? []).sort((a, b) => a - b)
  return errors[Math.floor(errors.length / 2)] ?? null
}
