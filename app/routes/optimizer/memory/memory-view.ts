import type { SavedOfSlate } from '#contract/slate-memory.ts'
import type { CarryReport } from '#core/slate-memory/carry-over.ts'
import type { Choices } from '#core/slate-memory/memory.ts'
import type { Conflict } from '#core/slate-memory/merge.ts'
import type { AppliedReport } from '#core/standing/applied.ts'

/** What the screen says about the slate's memory. */
export type MemoryView = {
  /** What was kept, in this browser and as far as it answers on the server, is on the screen. */
  isRead: boolean
  status: MemoryStatus
  /** Fields that this and another device changed, until the user chooses. */
  conflicts: readonly Conflict[]
  /**
   * What came over from an earlier file of the same game, or what the user's starred rules and contests and the last
   * sources set on a new one, until the user goes on; `before` puts it back.
   */
  carried: (CarriedNote & { before: Choices }) | null
  /** The lineups that the account had saved for the slate when the screen opened; none without a connection. */
  saved: readonly SavedOfSlate[]
}

export type CarriedNote = { report: CarryReport } | { applied: AppliedReport }

/**
 * Where the newest change is: `none`: there is none; `account`: on the server; `device`: in this browser, and about to be sent; `offline`: in
 * this browser, without a connection; `page`: nowhere else, as storage is blocked or full; `refused`: in this browser, as
 * the server takes no more, with its sentence.
 */
export type MemoryStatus =
  | { at: 'none' | 'account' | 'device' | 'offline' | 'page' }
  | { at: 'refused'; sentence: string | null }

export const NO_MEMORY: MemoryView = {
  isRead: false,
  status: { at: 'none' },
  conflicts: [],
  carried: null,
  saved: [],
}
