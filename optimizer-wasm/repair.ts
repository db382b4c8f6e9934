import type { Kernel } from './kernel.ts'
import { preparePool } from './prepared-pool.ts'
import type { Repair, RepairRequest } from './repair/repair-request.ts'
import { repairsInOrder } from './repair/repairs-in-order.ts'

export type { LineupCells, Repair, RepairRequest, RepairWay } from './repair/repair-request.ts'

/**
 * Repairs the lineups that hold a player who is out (README.md, "Repairs"). A lineup that holds none is returned as the same
 * array; one that can't be repaired stays as it is, says why, and stops no other.
 */
export function repairLineups(request: RepairRequest, kernel: Kernel): Repair {
  const pool = preparePool({ ...request, count: Math.max(1, request.lineups.length) }, kernel)
  return repairsInOrder(request, pool, kernel)
}
