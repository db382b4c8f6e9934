/** What other users see of a person: all that an estimate of the ownership reads. */
export type SeenPlayer = {
  /** In our spelling (`NFL_POSITIONS`). */
  position: string
  /** Expected points, above 0. */
  points: number
  /** Dollars. */
  salary: number
}

/** An estimate of the ownership that was fitted to contests of a format, and what is to be known of fields drawn from it. */
export type OwnershipEstimate = {
  /** The share of the field's lineups, in percent, that holds each of the people who may play; `budget` in dollars. */
  sharesOf: (players: readonly SeenPlayer[], budget: number) => number[]
  /** Mean error in percentage points of other ownerships that may be the real one (field/ownership-errors.ts). */
  error: number
  /** Beside figures against opponents that were drawn from it: why they are weak, as sentences. */
  weakness: string
  /** Beside figures against drawn opponents, whose ownership it may be: what real ones do otherwise. */
  habits: string
}
