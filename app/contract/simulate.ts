import * as z from 'zod/mini'
import { MOST_SET_LINEUPS } from '#core/entries/entry-set.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { CONTEST_KINDS } from '#core/payouts/contest-kinds.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { FormatId } from './format.ts'
import { OptimizeRequest } from './optimize.ts'

/** The most of a simulation at the edge: 6 to 10 s of CPU in pieces of 0.2 s at most (docs/bounds.md). */
export const MOST_SIMULATED = { entries: 50_000, games: 10_000, people: 400 }
const FEWEST_GAMES = 500

/** A whole number; `least` to `most`. */
const whole = (least: number, most: number) => {
  const said = `must be a whole number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`
  return z.int(said).check(z.minimum(least, said), z.maximum(most, said))
}
const text = z.string().check(z.maxLength(255))
/** Its sums are checked by `contestProblem`. */
const tier = z.object({ from: z.int(), to: z.int(), prizeCents: z.number().check(z.minimum(0)) })

/** A request for a simulation at the edge: what a screen asks its threads (optimizer-wasm/simulation/sim-question.ts). */
export const SimulateRequest = z.object({
  /** The slate of the account that the pool is of. */
  slateId: z.int('must be the id of a slate'),
  format: FormatId,
  /** With the points and the ownership that count. */
  players: OptimizeRequest.shape.players,
  /** People (`personKey`) who are in no entry. */
  leftOut: z._default(z.array(text).check(z.maxLength(MOST_POOL_ROWS)), []),
  /** Weight and slope of the crowd that leans to the popular; without it, those of three contests. */
  prior: z.nullish(
    z.object({
      weight: z.number().check(z.minimum(0.01), z.maximum(0.99)),
      slope: z.number().check(z.minimum(0), z.maximum(5)),
    }),
  ),
  contest: z.object({
    kind: z.enum(CONTEST_KINDS, `must be one of ${CONTEST_KINDS.join(', ')}`),
    entries: whole(2, MOST_SIMULATED.entries),
    feeCents: z.number(),
    maxEntries: z.number(),
    tiers: z.array(tier, 'must be the places and their prizes').check(z.maxLength(2_000)),
    isEstimated: z._default(z.boolean(), false),
  }),
  /** Each by the ids of its rows. */
  lineups: z
    .array(z.array(text).check(z.maxLength(MOST_PLACES)), 'must be a list of lineups')
    .check(
      z.minLength(1, 'must have a lineup'),
      z.maxLength(MOST_SET_LINEUPS, `must be at most ${MOST_SET_LINEUPS}`),
    ),
  games: whole(FEWEST_GAMES, MOST_SIMULATED.games),
  seed: whole(0, 2 ** 32 - 1),
})
export type SimulateRequest = z.infer<typeof SimulateRequest>

/** The answer of `POST /api/simulate`. */
export type StartedSimulation = { id: number }

/** The answer of `GET /api/simulate/:id`. `reason`: why there are no figures, as a sentence. */
export type SimulationState<Figures = unknown> =
  | { status: 'waiting'; games: number }
  | { status: 'done'; answer: Figures }
  | { status: 'failed'; reason: string }
