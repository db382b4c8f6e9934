import type { PlayerExposure } from '#core/contest/exposure.ts'
import type { SlateShapes } from '#core/contest/slate-shapes.ts'

/* Answer of GET /api/contest/{id}/field: what only everyone's lineups together can tell. */

export type MyEntry = {
  rank: number
  entryId: string
  entryName: string
  points: number
  captain: string | null
  /** The captain first where there is one. */
  players: string[]
  copies: number
  /** Dollars; null without a payout table. */
  winnings: number | null
}

export type FieldReport = {
  screenName: string | null
  /** The entries of that name, best first; `count` may be more than are listed. */
  mine: { count: number; winnings: number | null; entries: MyEntry[] } | null
  /** The worst rank of the best 1%. */
  bestRank: number
  exposure: PlayerExposure[]
  hindsight: Hindsight | null
  shapes: SlateShapes | null
}

export type Hindsight = {
  /** Captain first where there is one; `points` as they count, the captain's multiplied. */
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
  /** Proved: no legal lineup scored more than this one by more points; 0 where none scored more at all. */
  gap: number
  salary: number
  /** Entries with exactly this lineup, how many people they are of, and some of those. */
  entries: number
  people: number
  holders: string[]
}
