import type { Estimate } from '#core/numbers/estimate.ts'

/** The share (0 to 1) of entries with a person in that slot, and those 10 points above and below it. */
export type OtherShare = { share: number; more: number; less: number }

/** Money is what the lineup is paid more than in the field as it is, in cents a game. */
export type LineupWorlds = {
  games: number
  /** Worlds that could be played, and how many of all ownerships asked for had their entries drawn anew. */
  worlds: number
  redrawn: number
  /** The 5th and 95th percentile over the worlds. */
  band: { low: number; high: number }
  /** The lineup's rows by their ids; null where the entries cannot tell. */
  people: readonly (OtherShare & {
    id: string
    moreCents: Estimate | null
    lessCents: Estimate | null
  })[]
}
