import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupCells, Repair, RepairRequest } from '#optimizer/repair.ts'

/** What is repaired: the list of the Entries side, or the lineup in the builder. */
export type RepairSubject = {
  lineups: readonly LineupCells[]
  /** The pool, its choices and the rules that hold. */
  request: BuildRequest
  /** Late swap of an entries file: what is locked, and a sentence about it; absent: what the clock locks. */
  swap?: Required<Pick<RepairRequest, 'lockedSlots' | 'closedIds'>> & { sentence: string }
  /** One step that can be undone. */
  apply: (repaired: Repair['repaired']) => void
}
