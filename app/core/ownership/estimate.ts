/** What other users see of a person: all that an estimate of the ownership reads. */
export type SeenPlayer = {
  /** In our spelling (`NFL_POSITIONS`). */
  position: string
  /** Expected points, above 0. */
  points: number
  /** Dollars. */
  salary: number
}

/** The share of the field's lineups, in percent, that holds each of the people who may play; `budget` in dollars. */
export type OwnershipEstimate = (players: readonly SeenPlayer[], budget: number) => number[]
