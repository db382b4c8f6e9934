/** The most entries of one set: 150 lineups in twenty contests. */
export const MOST_SET_ENTRIES = 3_000

/** The key of an entry, as the provider numbers it. */
export const ENTRY_KEY = /^\d{1,15}$/

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
export type EntryForecast = ForecastFigures & {
  /** The number of games that were simulated. */
  games: number
  /** Milliseconds since 1970. */
  madeAt: number
  /** What the figures are moved by where they are shown; absent in forecasts of earlier versions, as is `frozen`. */
  claim?: ForecastClaim | undefined
  frozen?: FrozenForecast | undefined
}

export type ForecastFigures = {
  points: number
  /** Shares of the games, from 0 to 1. */
  win: number
  top1: number
  cash: number
  /** Profit by fee: 0.12 is 12%. */
  roi: number
  /** Other entries with the same lineup. */
  dupes: number
}

export type ForecastClaim = {
  /** Standard errors of the games and the drawn fields. */
  errors: { top1: number; cash: number; roi: number }
  /** What the average entry of the contest gets (optimizer-wasm/sim/average-entry.ts). */
  means: { top1: number; cash: number; roi: number; steep: number; crowd?: number | undefined }
  /** The other end of a rough range of Dupes; null where they are one number. */
  mostDupes: number | null
}

/** What makes a later change of a forecast known (frozen-forecast.ts). */
export type FrozenForecast = {
  /** The lineup, by the provider's ids. */
  players: string[]
  /** SHA-256 of the points and the ownership of the whole pool. */
  inputs: string
  /** The first kickoff, in milliseconds since 1970; null where the salary file does not say it. */
  locksAt: number | null
  /** Of all that the forecast says. */
  sha256: string
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
