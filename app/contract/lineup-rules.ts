import * as z from 'zod/mini'
import { NFL_POSITIONS } from '#core/players/player.ts'
import { LINEUP_RULE_KINDS } from '#core/rules/lineup-rule.ts'

const MOST_RULES = 50

/** The rules of a request (core/rules/lineup-rule.ts). A rule that this version does not know is refused. */
export const LineupRules = z._default(
  z
    .array(
      z.object({
        kind: z.enum(LINEUP_RULE_KINDS, `must be ${LINEUP_RULE_KINDS.join(' or ')}`),
        position: z.enum(NFL_POSITIONS, `must be one of ${NFL_POSITIONS.join(', ')}`),
      }),
    )
    .check(z.maxLength(MOST_RULES, `must be at most ${MOST_RULES}`)),
  [],
)
