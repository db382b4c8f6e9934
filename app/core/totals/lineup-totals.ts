import type { ListedEntrySet } from '../entries/entry-set.ts'
import { type LineupReturn, type LineupsSummary, summarizeLineups } from './returns-summary.ts'
import { type SetTotals, totalsOfSets } from './set-totals.ts'

/** Everything that is added up of a user's lineups and entry sets alone; money in cents, rates in percent. */
export type LineupTotals = {
  summary: LineupsSummary
  /** The totals of the entry sets alone, for Historical Data. */
  sets: SetTotals
}

/**
 * The entries of a set that have one fee and one contest's name: all of a set whose results are typed, where each lineup is an
 * entry, and a group for each fee and name of a set with entries at the provider. `lineups` and `settled` count entries.
 */
export type SetToTotal = Pick<
  ListedEntrySet,
  | 'id'
  | 'contestType'
  | 'contestName'
  | 'entryFeeCents'
  | 'lineups'
  | 'settled'
  | 'winningsCents'
  | 'cashed'
  | 'createdAt'
> & {
  /** Settled entries that the imported history holds too. */
  imported: number
}

/** A set that was not entered is left out. */
export function lineupTotals(
  lineups: readonly LineupReturn[],
  sets: readonly SetToTotal[] = [],
): LineupTotals {
  const entered = sets.filter(({ entryFeeCents }) => entryFeeCents !== null)
  return { summary: summarizeLineups(lineups, entered), sets: totalsOfSets(entered) }
}
