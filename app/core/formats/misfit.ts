import type { Format } from './format.ts'
import { listsSlot } from './lists-slot.ts'
import type { OtherSite, SalaryFileFacts } from './salary-file-facts.ts'

/** Why no contest of a format has such a salary file, although no other format claims it. */
export type Misfit =
  /** A contest of one game, and the file has several and no captains. */
  | { why: 'several_games'; teams: number; site: OtherSite | null }
  /** Each price is above the whole budget. Dollars. */
  | { why: 'prices'; least: number; most: number; site: OtherSite | null }

/** Null where a lineup of the format may come from the file. */
export function misfitOf(facts: SalaryFileFacts, format: Format): Misfit | null {
  const { teams, salaries, site } = facts
  const { captain, from, rosterSlots, budget } = format
  if (captain && from.games === 1 && teams > 2 && !listsSlot(facts, captain.code))
    return { why: 'several_games', teams, site }
  if (salaries !== null && rosterSlots.length > 0 && salaries.least > budget)
    return { why: 'prices', ...salaries, site }
  return null
}
