import type { ForecastFigures } from '../entries/entered-entry.ts'
import type { Estimate } from '../numbers/estimate.ts'
import type { PointsBy } from '../players/points.ts'
import type { Forecast, ForecastScore } from './forecast-truth.ts'
import type { LeverageThatPaid } from './leverage-paid.ts'
import type { RankSpread } from './rank-spread.ts'
import type { Unread } from './real-field.ts'

/** Raised when the figures of an older version would be read wrongly; these are then worked out anew. */
export const AUTOPSY_VERSION = 1
/** Entries that are kept one by one; the provider takes 150 of a user. */
export const MOST_KEPT_ENTRIES = 150
export const MOST_KEPT_LEVERAGE = 24
/** The people of 150 entries are fewer. */
export const MOST_KEPT_PLAYERS = 300

/**
 * What a contest's real field says of the user's entries: small enough to be stored. It holds no name of a user. Chances and
 * money are as simulated, not shrunk; money in cents.
 */
export type Autopsy = {
  version: typeof AUTOPSY_VERSION
  basis: AutopsyBasis
  unread: Unread
  /** Different lineups in the field. */
  distinct: number
  /** What the average entry has. */
  means: FieldMeans
  /** All entries of the user together; null without payouts. */
  together: TogetherAutopsy | null
  entries: EntryAutopsy[]
  /** The points of everyone whom the entries hold; absent in figures of earlier versions. */
  players?: Forecast[] | undefined
  /** Null before there are points. */
  leverage: LeverageThatPaid | null
  /** Projections against points; empty before there are points. */
  points: ForecastScore[]
  /** Percent of the lineups. */
  ownership: { captain: ForecastScore[]; flex: ForecastScore[] }
}

/** What the figures were made from. They are stale when one of these differs. */
export type AutopsyBasis = {
  /** Milliseconds since 1970. */
  madeAt: number
  games: number
  slateId: number
  /** Null: not known. */
  feeCents: number | null
  /** The prizes of all places; null without a payout table. */
  poolCents: number | null
  entries: number
  /** The file was taken while the contest ran: what was got is not final. */
  isLive: boolean
  /** Whose projections the games are drawn from. */
  pointsBy: PointsBy
  /** The user's entries, those that can't be read too. */
  own: number
}

export type FieldMeans = { win: number; top1: number; cash: number | null; roi: number | null }

export type TogetherAutopsy = {
  /** Before fees. */
  deserved: Estimate
  /** Null while the contest runs. */
  won: number | null
  /** The share of the games (0 to 1) in which the entries win at most as much; null while the contest runs. */
  asMuch: number | null
  /** Shares of the games in which they win more than their fees, null without a fee, and nothing. */
  ahead: number | null
  nothing: number
}

export type EntryAutopsy = {
  /** The entry's id at the provider. */
  key: string
  /** Names, the captain's first where there is one; empty for an unfilled entry. */
  players: string[]
  rank: number
  points: number
  /** Null without payouts and while the contest runs. */
  won: number | null
  /** Null where the lineup can't be read. */
  deserved: DeservedFigures | null
  /** What was forecast before the contest locked; null where nothing was. */
  forecast: ForecastFigures | null
}

export type DeservedFigures = {
  win: Estimate
  top1: Estimate
  /** Null without payouts. */
  cash: Estimate | null
  /** Cents before the fee; null without payouts. */
  paid: Estimate | null
  ranks: RankSpread
  /** The share of the games in which it ranks as well as it does now, or better. */
  asGood: number
  /** Other users' entries with the lineup, and the user's own. */
  dupes: number
  ownCopies: number
}
