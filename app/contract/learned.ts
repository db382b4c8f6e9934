import * as z from 'zod/mini'

export const LearnedRequest = z.object({
  playerNames: z
    .array(z.string('playerNames must be texts').check(z.maxLength(255, 'A name is too long')))
    .check(z.minLength(1, 'playerNames is required'), z.maxLength(1_000, 'At most 1,000 players')),
})
export type LearnedRequest = z.infer<typeof LearnedRequest>

/** Statistics of the slate's players from the caller's contests, shown as "learned from n contests". */
export type LearnedAnswer = {
  /** The number of contests with at least one of these players. */
  contests: number
  players: {
    playerName: string
    contests: number
    /** Shares of the lineups of those contests, 0 to 100. */
    ownershipPct: number
    captainPct: number | null
  }[]
  stacks: {
    player1Name: string
    player2Name: string
    timesStacked: number
    /** Winning lineups among those with both, 0 to 100. */
    successRate: number
    /** 0.9 to 1.1 (SPEC.md's multiplier); above 1 if lineups with both won more often. */
    synergyMultiplier: number
  }[]
}
