import type { PlayerExposure } from '#core/contest/exposure.ts'
import type { SlateShapes } from '#core/contest/slate-shapes.ts'
import type { ContestFigures } from '#core/verdict/contest-figures.ts'
import type { SlateReport } from './contest-slate.ts'

/* Answer of GET /api/contest/{id}/field: figures that need the lineups of all entries. */

export type MyEntry = {
  rank: number
  entryId: string
  entryName: string
  points: number
  captain: string | null
  /** The captain first, if there is one. */
  players: string[]
  copies: number
  /** Dollars; null without a payout table. */
  winnings: number | null
}

export type FieldReport = {
  screenName: string | null
  /**
   * The entries of the screen name, best first; without a name those that the user entered from a set, known by their keys.
   * Null: neither. `count` includes entries that are not listed.
   */
  mine: { count: number; winnings: number | null; entries: MyEntry[] } | null
  /** The worst rank of the best 1%. */
  bestRank: number
  /** The widest gap first; `position` is null where neither slate nor slots tell it. */
  exposure: (PlayerExposure & { position: string | null })[]
  /** What the verdict and the pictures are made from. */
  figures: ContestFigures
  /** How well the contest's slate fits; null when it has none. */
  slate: SlateReport | null
  /** Null without a slate that fits. */
  hindsight: Hindsight | UnknownHindsight | null
  /** Null without a slate that fits, or when no visible lineup is wholly on it. */
  shapes: SlateShapes | null
}

export type Hindsight = {
  /** Captain first, if there is one; `points` include the captain's multiplier. */
  players: {
    name: string
    position: string
    team: string | null
    salary: number
    points: number
    /** The code of the captain's slot; null for the others. */
    captainCode: string | null
  }[]
  points: number
  /** Proved upper bound on the points by which any legal lineup beats this one; 0 if it is optimal. */
  gap: number
  salary: number
  /** The entries with exactly this lineup, the number of users, and some of their names. */
  entries: number
  people: number
  holders: string[]
  /** Players of the slate without points in the standings, who are therefore left out. */
  unscored: { drafted: number; undrafted: number }
}

/**
 * - `running`: the file was taken while the contest ran, so its points are not final.
 * - `no_points`: the file has no points of players.
 * - `no_lineup`: of the players with points no legal lineup can be made.
 */
export type UnknownHindsight = { unknown: 'running' | 'no_points' | 'no_lineup' }
