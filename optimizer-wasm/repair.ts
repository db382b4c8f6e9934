import type { Kernel } from './kernel.ts'
import type { Repair, RepairRequest } from './repair/repair-request.ts'
import { repairsInOrder } from './repair/repairs-in-order.ts'

export { bestCompletions, completionsOf } from './repair/completions.ts'
export type {
  Completions,
  LineupCells,
  Repair,
  RepairRequest,
  RepairWay,
} from './repair/repair-request.ts'
export { USUAL_GAIN } from './repair/repair-request.ts'
export {
  FIELD_TO_CHOOSE_BY,
  swapByWorth,
  type WorthInContest,
  worthsInContests,
} from './repair/swap-by-worth.ts'

/**
 * Repairs the lineups that hold a player who is out (README.md, "Repairs"). A lineup that holds none is returned as the same
 * array, unless it is to be improved; one that can't be repaired stays as it is, says why, and stops no other. Locked slots stay.
 */
export function repairLineups(request: RepairRequest, kernel: Kernel): Repair {
  return repairsInOrder(request, kernel)
}
