import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupCells, Repair, RepairRequest } from '#optimizer/repair.ts'

/** What is repaired: the list of the Entries side, or the lineup in the builder. */
export type RepairSubject = {
  lineups: readonly LineupCells[]
  /** The pool, its choices and the rules that hold. */
  request: BuildRequest
  /** Of an entries file, what is locked; `sentence`: about a late swap, null before the first lock. Absent: what the clock locks. */
  swap?: Required<Pick<RepairRequest, 'lockedSlots' | 'closedIds'>> & { sentence: string | null }
  /** The contests of an entries file; absent: the contest of the screen. */
  contests?: readonly EnteredContest<ContestSettings>[]
  /** One step that can be undone. */
  apply: (repaired: Repair['repaired']) => void
}
