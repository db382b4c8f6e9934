/** The orders of a list of entries; the first one is the list's own. Equal ones are in the order in which they were imported. */
export const ENTRY_SORTS = [
  'newest',
  'oldest',
  'profit',
  'loss',
  'roi',
  'roi-low',
  'rank',
  'fee',
  'fee-low',
  'contest',
] as const
export type EntrySort = (typeof ENTRY_SORTS)[number]

/** Which entries of a history, in which order. */
export type HistoryView = {
  /** Null for all sports. */
  sport: string | null
  /** Part of a contest's name; empty matches all. */
  search: string
  sort: EntrySort
}

export const ALL_ENTRIES: HistoryView = { sport: null, search: '', sort: 'newest' }

/** The place of an entry in a view: what it is sorted by, and what tells it from equal ones. */
export type EntryCursor = { value: string | number; key: string | number }

/** The sport of everything that is built here, so of every entry set. */
export const OWN_SPORT = 'NFL'

/** The sports that a filter offers at most, the most played first. */
export const MOST_SPORTS = 12
