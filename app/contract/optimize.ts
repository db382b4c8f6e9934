import * as z from 'zod/mini'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { CONTEST_FORMATS, DEFAULT_SETTINGS, STRATEGIES } from '#core/objective/strategy.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { FormatId } from './format.ts'
import { LineupRules } from './lineup-rules.ts'
import { PlayerWire } from './player.ts'

export const hasDistinctIds = (players: readonly PlayerWire[]) =>
  new Set(players.map(({ id }) => id)).size === players.length
const players = z
  .array(PlayerWire, 'is required')
  .check(
    z.maxLength(MOST_POOL_ROWS, `must be at most ${MOST_POOL_ROWS}`),
    z.refine(hasDistinctIds, 'must have different ids'),
  )

/** SPEC.md section 5, generation request. `gameMode` is the kind of contest; `format` the id of the format. */
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
  /** Default: the budget of the format. */
  budget: z.nullish(
    z.number().check(z.minimum(0, 'must be non-negative'), z.maximum(1_000_000, 'is too large')),
  ),
  format: z.nullish(FormatId),
  existingPlayers: z._default(
    z
      .array(PlayerWire)
      .check(
        z.maxLength(MOST_PLACES, `must be at most ${MOST_PLACES}`),
        z.refine(hasDistinctIds, 'must have different ids'),
      ),
    [],
  ),
  /**
   * Ids of rows whose people no lineup may hold; a captain's row alone excludes the person as captain. They stay in the pool,
   * which the objective compares prices in. Absent: players who are priced as inactive.
   */
  excludedIds: z.nullish(z.array(z.string()).check(z.maxLength(MOST_POOL_ROWS))),
  /**
   * By slot of the lineup, the id of the row that stays there because its game has begun; null in open slots. Absent: all are open.
   */
  lockedCells: z.nullish(z.array(z.nullable(z.string())).check(z.maxLength(MOST_PLACES))),
  rules: LineupRules,
  /** See OptimizerSettings. */
  priceGuard: z._default(z.boolean(), false),
  /** Also compute the lead of the best lineup over the second best. */
  withRunnerUp: z._default(z.boolean(), false),
})
export type OptimizeRequest = z.infer<typeof OptimizeRequest>
