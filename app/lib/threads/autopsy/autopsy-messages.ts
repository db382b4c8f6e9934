import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import type { ForecastFigures } from '#core/entries/entered-entry.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import type { Choices } from '#core/slate-memory/memory.ts'

/* Messages between the page and the thread of an autopsy: plain data. */

/** What the thread is asked. It keeps the lineups of the last contest. */
export type AutopsyTask = {
  contestId: number
  /** The contest's lineups (core/contest/field-file.ts); null where the thread has them from the task before. */
  fieldFile: ArrayBuffer | null
  formatId: string
  slateId: number
  /** The salary file, and what the user kept with it. */
  csvData: string
  choices: Choices
  tiers: readonly PayoutTier[] | null
  feeCents: number | null
  /** The user's entries: by the name in the standings, and by id. */
  screenName: string | null
  keys: readonly string[]
  forecasts: readonly (readonly [key: string, forecast: ForecastFigures])[]
  games: number
}

/** What the thread found: figures, or names of the contest like the one given where no entry is the user's. */
export type AutopsyFound =
  | { kind: 'done'; autopsy: Autopsy; opponents: Opponent[] }
  | { kind: 'no_entries'; names: string[] }
