/** The most entries of one set: 150 lineups in twenty contests. */
export const MOST_SET_ENTRIES = 3_000

/** An entry at the provider, known by its key: the EntryId of standings and the Entry_Key of histories are the same number. */
export type EnteredEntry = {
  entryKey: string
  contestKey: string
  contestName: string
  /** Null where the file does not say it. */
  feeCents: number | null
  /** Place in the set's lineups, from 0. */
  lineup: number
  forecast: EntryForecast | null
}

/**
 * What was expected of an entry, frozen when its file was downloaded. As simulated, not moved towards the field: a forecast
 * can only be compared with what happened if nothing was done to it.
 */
export type EntryForecast = {
  points: number
  /** Shares of the games, from 0 to 1. */
  win: number
  top1: number
  cash: number
  /** Profit by fee: 0.12 is 12%. */
  roi: number
  /** Other entries with the same lineup. */
  dupes: number
  /** The number of games that were simulated. */
  games: number
  /** Milliseconds since 1970. */
  madeAt: number
}

/**
 * Where an entry's result comes from. The history is the provider's account of the money, so it counts before standings;
 * standings of a running contest are provisional and give no winnings.
 */
export const RESULT_SOURCES = ['live', 'standings', 'history'] as const
export type ResultSource = (typeof RESULT_SOURCES)[number]

/** What an entry brought so far; all null while nothing is known. */
type EntryOutcome = {
  points: number | null
  rank: number | null
  /** Cash and tickets. Null: not known, so the entry is pending. */
  winningsCents: number | null
  source: ResultSource | null
}

export type RecordedEntry = EnteredEntry & EntryOutcome

/** The most entries of a lineup that was saved by itself. */
export const MOST_LINEUP_ENTRIES = 20

/** An entry of such a lineup. Its fee is part of the lineup's own. */
export type LineupEntry = Pick<EnteredEntry, 'entryKey' | 'contestName'> & EntryOutcome
