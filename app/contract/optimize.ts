import * as z from 'zod/mini'
import { BIG_LEAGUE, PLAYABLE_MODE_IDS, SHOWDOWN } from '#core/formats/game-mode.ts'
import { CONTEST_FORMATS, DEFAULT_SETTINGS, STRATEGIES } from '#core/objective/strategy.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { PlayerWire } from './player.ts'

const hasDistinctIds = (players: readonly PlayerWire[]) =>
  new Set(players.map(({ id }) => id)).size === players.length
const players = z
  .array(PlayerWire, 'is required')
  .check(
    z.maxLength(MOST_POOL_ROWS, `must be at most ${MOST_POOL_ROWS}`),
    z.refine(hasDistinctIds, 'must have different ids'),
  )

/** No roster has more places. */
const MOST_KEPT = 10

/** SPEC.md section 5, generation request. `gameMode` is the kind of contest; `format` the roster. */
export const OptimizeRequest = z.object({
  players,
  strategy: z._default(
    z.enum(STRATEGIES, `must be one of ${STRATEGIES.join(', ')}`),
    DEFAULT_SETTINGS.strategy,
  ),
  gameMode: z._default(
    z.enum(CONTEST_FORMATS, `must be one of ${CONTEST_FORMATS.join(', ')}`),
    DEFAULT_SETTINGS.contestFormat,
  ),
  creativity: z._default(
    z.number().check(z.minimum(0, 'must be 0 to 100'), z.maximum(100, 'must be 0 to 100')),
    DEFAULT_SETTINGS.creativity,
  ),
  /** Absent means the roster's own: $50,000 unless `format` says Big League. */
  budget: z.nullish(
    z.number().check(z.minimum(0, 'must be non-negative'), z.maximum(1_000_000, 'is too large')),
  ),
  format: z.nullish(z.enum(PLAYABLE_MODE_IDS, `must be one of ${PLAYABLE_MODE_IDS.join(', ')}`)),
  existingPlayers: z._default(
    z
      .array(PlayerWire)
      .check(
        z.maxLength(MOST_KEPT, `must be at most ${MOST_KEPT}`),
        z.refine(hasDistinctIds, 'must have different ids'),
      ),
    [],
  ),
  /** Also say by how much the best lineup beats the second best. */
  withRunnerUp: z._default(z.boolean(), false),
})
export type OptimizeRequest = z.infer<typeof OptimizeRequest>

/** The roster asked for; without a word on it a budget of $100 or less means Big League. */
export function modeOf({ format, budget }: Pick<OptimizeRequest, 'format' | 'budget'>) {
  if (format) return format === 'bigleague' ? BIG_LEAGUE : SHOWDOWN
  return budget != null && budget <= BIG_LEAGUE.budget ? BIG_LEAGUE : SHOWDOWN
}
