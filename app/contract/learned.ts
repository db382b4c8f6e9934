import * as z from 'zod/mini'
import type { LearnedPrior } from '#core/field/learned-prior.ts'
import { FormatId } from './format.ts'

export const LearnedRequest = z.object({
  /** Id of the slate's format; without it Showdown, as in other requests. Contests of other formats are left out. */
  format: z.nullish(FormatId),
  playerNames: z
    .array(z.string('playerNames must be texts').check(z.maxLength(255, 'A name is too long')))
    .check(z.minLength(1, 'playerNames is required'), z.maxLength(1_000, 'At most 1,000 players')),
})
export type LearnedRequest = z.infer<typeof LearnedRequest>

/**
 * What the caller's contests of one format say about the slate's players, with the number of games behind each figure.
 * Contests on one slate are one game. Percents are 0 to 100, points are not multiplied.
 */
export type LearnedAnswer = {
  /** The number of contests with at least one of these players. */
  contests: number
  /** The mean of the games, weighed by their age; `weight` is the sum of the weights (1 is a game of today). */
  ownership: {
    playerName: string
    games: number
    weight: number
    captainPct: number
    flexPct: number
  }[]
  /** What is undefined or unknown is null: the spread of one game, prices without a slate, captains without a captain's slot. */
  players: {
    playerName: string
    games: number
    avgPoints: number | null
    pointsStdDev: number | null
    avgSalary: number | null
    valueScore: number | null
    captainFrequency: number | null
    /** Lineups with the player in the best 1% of their contest. */
    winningLineups: number
  }[]
  matchups: { playerName: string; opponent: string; games: number; avgPoints: number }[]
  pairs: {
    player1Name: string
    player2Name: string
    games: number
    /** Lineups with both, and the percentage of them in the best 1% of their contest. */
    timesStacked: number
    successRate: number
    avgCombinedPoints: number | null
    /** Between holding both and finishing in the best 1%, -1 to 1, not shrunk. */
    correlation: number | null
  }[]
  /** The crowds of all contests of the format, whichever players they have. */
  crowds: LearnedPrior
}
