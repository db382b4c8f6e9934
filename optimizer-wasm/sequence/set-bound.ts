import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import type { Sliced } from '#core/sliced.ts'
import { sum } from '../whole-numbers.ts'
import type { BuiltInOrder, OrderedBuild } from './build-in-order.ts'
import type { RankedLineup } from './lineup-order.ts'
import { metDemands } from './met-demands.ts'
import { captainPerson, type Rows } from './pool-facts.ts'
import { pricedSearch } from './priced-search.ts'
import {
  bestSet,
  betterPrices,
  type MetLineup,
  type Prices,
  type SetNeeds,
  setAtPrices,
} from './share-prices.ts'

/**
 * A bound on what lineups under shares are worth together, by Lagrange's multipliers. Every demand has a price of 0 or more. A
 * lineup counts its worth and the prices of the demands that it meets. A set that meets the demands counts at least its worth and
 * the prices of all that is demanded, and no set counts more than the best lineups. So at all prices
 *
 *   worth of the set <= what the best lineups count - sum of price x lineups demanded.
 *
 * All of it is added up in whole terms, so nothing is rounded.
 */
export type SetBound = {
  /** In terms: no lineups in the place of those built are worth more together and meet the demands as well. */
  most: number
  prices: Prices
  /** The lineups that were found on the way, those built among them: the best set is mostly made of these. */
  known: readonly RankedLineup[]
  /** Those of them that meet the demands and are worth most as far as the prices tell; null where these don't lead to such a set. */
  set: readonly RankedLineup[] | null
}

/** Searches at new prices; four to six are mostly enough. */
const MOST_SEARCHES = 12

/**
 * The bound of sets that meet the demands as well as the built lineups do. How far lineups must be apart is not heeded. Null where
 * the steps don't suffice for a bound.
 */
export function* boundOf(
  { built, demands }: Pick<BuiltInOrder, 'built' | 'demands'>,
  job: Pick<OrderedBuild, 'pool' | 'facts' | 'kept' | 'banned' | 'distance' | 'meter'>,
): Sliced<SetBound | null> {
  const { facts, kept } = job
  const metBy = metDemands(demands, facts)
  const { isPriced, bestAt } = pricedSearch(demands, job)
  const needs = needsOf()
  const known = new Map<string, MetLineup>()
  const worth = sum(built.map(({ rows }) => read(rows).terms))

  let prices: Prices = demands.map(() => 0)
  let bound: Pick<SetBound, 'most' | 'prices'> | null = null
  for (let searches = 0; searches < MOST_SEARCHES; searches++) {
    const found = yield* bestAt(prices, needs)
    if (!found) break
    const { most } = bestSet(found.map(read), prices, needs)
    if (!bound || most < bound.most) bound = { most, prices }
    if (bound.most <= worth) break
    const better = yield* betterPrices(bound.prices, [...known.values()], { needs, worth, meter: job.meter })
    if (better.most >= bound.most) break
    prices = better.prices
  }
  if (!bound) return null
  const all = [...known.values()]
  return { ...bound, known: all, set: setAtPrices(all, bound.prices, { needs, meter: job.meter }) }

  function read(rows: Rows): MetLineup {
    const key = String(rows)
    const old = known.get(key)
    if (old) return old
    const objective = job.pool.objectiveOf(rows)
    const terms = Math.round(objective * TERMS_PER_POINT)
    const lineup = { rows, objective, terms, met: metBy(rows), captain: captainOf(rows) }
    known.set(key, lineup)
    return lineup
  }

  /** What the build does not meet need not be met, but no less than it does. */
  function needsOf(): SetNeeds {
    const captains = demands.find(({ feature }) => feature.kind === 'new_captain')?.lineups ?? 0
    const captainsOf = (lineups: readonly Rows[]) => new Set(captains > 0 ? lineups.map(captainOf) : [])
    const ofBuilt = built.map(({ rows }) => rows)
    const keptCaptains = captainsOf(kept)
    const meeting = (lineups: readonly Rows[], demand: number) =>
      sum(lineups.map((rows) => metBy(rows)[demand]!))
    return {
      lineups: built.length,
      demanded: demands.map(({ lineups }, demand) => {
        const ofKept = meeting(kept, demand)
        return Math.min(lineups - ofKept, meeting(ofBuilt, demand))
      }),
      isPriced,
      newCaptains: Math.min(captains, captainsOf([...kept, ...ofBuilt]).size) - keptCaptains.size,
      keptCaptains,
    }
  }

  function captainOf(rows: Rows): number {
    return captainPerson(facts, rows)
  }
}
