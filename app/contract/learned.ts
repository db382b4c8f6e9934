import * as z from 'zod/mini'
import type { MatchupHistory, PairHistory, PlayerHistory } from '#core/contest/learned.ts'
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
  players: PlayerHistory[]
  matchups: MatchupHistory[]
  pairs: PairHistory[]
  /** The crowds of all contests of the format, whichever players they have. */
  crowds: LearnedPrior
}
