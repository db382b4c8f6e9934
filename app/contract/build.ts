import * as z from 'zod/mini'
import { MOST_SET_LINEUPS } from '#core/entries/entry-set.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { BuildRules } from './build-rules.ts'
import { OptimizeRequest } from './optimize.ts'

const COUNT = `must be a whole number from 1 to ${MOST_SET_LINEUPS}`
/** Removed lineups: as many as several builds hold. */
const MOST_BANNED = 1_000

const rowId = z.string().check(z.maxLength(255))
const lineup = z.array(rowId, 'must be a list of row ids').check(z.maxLength(MOST_PLACES))
const lineups = (most: number) =>
  z._default(
    z.array(lineup, 'must be a list of lineups').check(z.maxLength(most, `must be at most ${most}`)),
    [],
  )

/** A request for a build: 1 to 150 lineups of one pool under rules. The fields shared with `POST /api/optimize` mean the same. */
export const BuildRequestWire = z.extend(
  z.pick(OptimizeRequest, {
    players: true,
    format: true,
    strategy: true,
    gameMode: true,
    creativity: true,
    budget: true,
    excludedIds: true,
    priceGuard: true,
    lockedCells: true,
  }),
  {
    count: z.int(COUNT).check(z.minimum(1, COUNT), z.maximum(MOST_SET_LINEUPS, COUNT)),
    /** Absent or null: the default rules (core/rules/default-rules.ts). */
    rules: z.nullish(BuildRules),
    /** Lineups that stay, each by its row ids in slot order; they come first in the answer and count among `count`. */
    keptLineups: lineups(MOST_SET_LINEUPS),
    /** Lineups that must not come back, in the same form. */
    bannedLineups: lineups(MOST_BANNED),
    /** Accepted for callers that send one to every route; a build draws no random numbers, so it changes nothing. */
    seed: z.nullish(z.int('must be a whole number')),
  },
)
export type BuildRequestWire = z.infer<typeof BuildRequestWire>

/** The answer of `POST /api/build`, and of `npm run contest -- build --json`. */
export type BuildAnswer = {
  lineups: {
    /** Row ids in slot order. */
    players: string[]
    captainIndex: number
    projectedPoints: number
    totalSalary: number
    objective: number
  }[]
  /** In how many lineups a person (`personKey`) is: as captain, as flex, in all. */
  exposures: { person: string; captain: number; flex: number; total: number }[]
  exact: 'n_best' | 'sequential'
  /** Whether each lineup is proved to be the best that was allowed; false where the search ended early. */
  proved: boolean
  /**
   * Where shares are asked for: no set of lineups that meets them as well has an objective higher by more than so many points a lineup.
   * Absent where that is not known.
   */
  gap?: number
  /**
   * Rules that could not be met in full: the place in `rules`, the lineups or captains asked for, and those that there are.
   * `person`: whose share it is, of a rule that holds for each of its players.
   */
  unmet: { rule: number; person?: string; wanted: number; got: number }[]
  /** The default rules, where the request named none; places in `unmet` are of this list then. */
  rules?: BuildRule[]
  /** Why there are fewer lineups than asked for; absent if there are not. */
  reason?: string
  /** Sentences about players who are left out although the request does not say so; absent without any. */
  warnings?: string[]
}

/** What the optimizer returns (optimizer-wasm/build-request.ts), as far as the answer has it. */
type Built = Pick<BuildAnswer, 'exposures' | 'exact' | 'unmet'> & {
  lineups: readonly (Omit<BuildAnswer['lineups'][number], 'players'> & {
    players: readonly { id: string }[]
  })[]
  isProved: boolean
  gap: number | null
  shortfall: { message: string } | null
}

export function toBuildAnswer({
  lineups: built,
  exposures,
  exact,
  unmet,
  isProved,
  gap,
  shortfall,
}: Built): BuildAnswer {
  return {
    lineups: built.map(({ players, captainIndex, projectedPoints, totalSalary, objective }) => ({
      players: players.map(({ id }) => id),
      captainIndex,
      projectedPoints,
      totalSalary,
      objective,
    })),
    exposures,
    exact,
    proved: isProved,
    ...(gap === null ? {} : { gap }),
    unmet,
    ...(shortfall ? { reason: shortfall.message } : {}),
  }
}

/** The answer where not a single lineup is possible. */
export function noBuildAnswer(reason: string): BuildAnswer {
  return { lineups: [], exposures: [], exact: 'n_best', proved: true, unmet: [], reason }
}
