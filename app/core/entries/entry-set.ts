import type { ContestType } from '../lineups/saved-lineup.ts'
import type { PointsBy } from '../players/points.ts'
import type { RuleEntry } from '../rules/build-rule.ts'
import type { RecordedEntry } from './entered-entry.ts'
import type { EntryGroup } from './groups.ts'

/** The most lineups of one entry set: the most entries that one user may enter in a contest. */
export const MOST_SET_LINEUPS = 150

/** The most rows of a slate that one set may hold; 150 Big League lineups use fewer. */
export const MOST_SET_ROWS = 500

/** A row of the salary file that lineups of the set hold. It identifies the row on another device, and in a newer file. */
export type SetRow = {
  playerName: string
  /** The real position, on captain rows too. */
  position: string
  team: string | null
  opponent: string | null
  /** Dollars, as listed on the row. */
  salary: number
  /** The points that counted when the set was saved, not multiplied for captains. */
  fantasyPoints: number
  isCaptain: boolean
  /** The provider's id of the row; null where the file lists none. */
  providerId: string | null
}

/** What one lineup of a set brought in a contest. `winningsCents` null: not known yet, so the lineup is pending. */
export type EntryResult = { points: number | null; winningsCents: number | null; rank: number | null }

/** What an entry set is made of, apart from its name and contest. */
export type SetContent = {
  rows: SetRow[]
  /** Each lineup as places in `rows`, in slot order. */
  lineups: number[][]
  /** As the user kept them, those that are switched off included. */
  rules: RuleEntry[]
  /** Its parts, with lineups by their places; absent for a set without. */
  groups?: EntryGroup<number>[]
  /** In the order of `lineups`; null before any result was recorded. Those of a set with entries follow from them. */
  results: EntryResult[] | null
  /** What was entered at the provider, lineup by lineup; none for a set whose results are typed. */
  entries: RecordedEntry[]
}

/** An entry set as lists and totals read it. */
export type ListedEntrySet = {
  id: number
  /** The slate it was built from; null when that is no longer stored. */
  gameId: number | null
  gameMode: string
  name: string
  /** As the screen named the slate, for example `MIN @ LAC`. */
  slateName: string | null
  /** The Eastern day of its games, `YYYY-MM-DD`; null where the slate is not stored or has none. */
  gameDate: string | null
  /** The first kickoff, in milliseconds since 1970; null where the slate is not stored or does not say it. */
  startsAt: number | null
  contestName: string | null
  contestType: ContestType
  /** Of each lineup, as typed; entries have a fee of their own. Null: none was typed. */
  entryFeeCents: number | null
  /** Whose points `fantasyPoints` are; null where that is not known. */
  pointsBy: PointsBy | null
  lineups: number
  /** Entries at the provider. 0: each lineup counts as one entry, at the typed fee. */
  entries: number
  /** Of all entries. Null: the set was not entered, and it counts in no total. */
  feesCents: number | null
  /** Entries whose winnings are known, and their fees. */
  settled: number
  settledFeesCents: number
  /** Of the settled entries together. */
  winningsCents: number
  /** Settled entries that won more than their fee. */
  cashed: number
  /** The most points of a lineup; null before any are recorded. */
  bestPoints: number | null
  /** Milliseconds since 1970. */
  createdAt: number
}

/** Whether the user entered the set: it has entries, or an entry fee, of $0 for a free contest. */
export function isEntered({ feesCents }: Pick<ListedEntrySet, 'feesCents'>): boolean {
  return feesCents !== null
}
