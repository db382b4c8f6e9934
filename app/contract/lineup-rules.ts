import * as z from 'zod/mini'
import { NFL_POSITIONS } from '#core/players/player.ts'

const MOST_RULES = 50

/** The rules of a request (core/rules/lineup-rule.ts). A rule that this version does not know is refused. */
export const LineupRules = z._default(
  z
    .array(
      z.object({
        kind: z.literal('one_of_a_team', 'must be one_of_a_team'),
        position: z.enum(NFL_POSITIONS, `must be one of ${NFL_POSITIONS.join(', ')}`),
      }),
    )
    .check(z.maxLength(MOST_RULES, `must be at most ${MOST_RULES}`)),
  [],
)
