import type { Sliced } from '#core/sliced.ts'
import { sum } from '../whole-numbers.ts'
import type { RankedLineup } from './lineup-order.ts'
import type { Met } from './met-demands.ts'
import type { StepMeter } from './step-meter.ts'

/** A lineup with its worth in terms, the demands that it meets, and its captain, by number. */
export type MetLineup = RankedLineup & { terms: number; met: Met; captain: number }

/** What a set of lineups must have, besides what the kept lineups have. */
export type SetNeeds = {
  lineups: number
  /** By demand. */
  demanded: readonly number[]
  /** By demand: whether it may have a price. */
  isPriced: readonly boolean[]
  /** So many captains who are none of the kept lineups'. */
  newCaptains: number
  keptCaptains: ReadonlySet<number>
}

/** By demand, in whole terms, 0 or more: what a lineup that meets it counts besides its worth. */
export type Prices = readonly number[]

/** Tries at better prices. */
const MOST_TRIES = 80
/** So many lineups, each for so many demands, take as long as a look of the plan. */
const LINEUPS_OF_A_LOOK = 10
const DEMANDS_OF_A_LOOK = 50
/** After so many tries without a better bound the next steps are half as long. */
const PATIENCE = 3
/** A bound that is better by less than this part of what is left is none. */
const PART_THAT_COUNTS = 0.02

/**
 * Of the lineups, those that count most together and have the new captains: the best lineup of each of the best captains, and the
 * best of the others. `most`: what they count less the prices of what is demanded, in terms. `short`: by demand, how many more
 * must meet it; below 0 where more do than need to. `set`: the lineups.
 */
export function bestSet(
  lineups: readonly MetLineup[],
  prices: Prices,
  { lineups: wanted, demanded, isPriced, newCaptains, keptCaptains }: SetNeeds,
): { most: number; short: number[]; set: MetLineup[] } {
  const priced = [...prices.keys()].filter((demand) => prices[demand]! > 0)
  const counts = Float64Array.from(lineups, ({ terms, met }) => {
    let count = terms
    for (const demand of priced) if (met[demand] === 1) count += prices[demand]!
    return count
  })
  const order = [...lineups.keys()].sort((a, b) => counts[b]! - counts[a]!)
  const captains = new Set(keptCaptains)
  const isHead = (each: number) => {
    if (captains.size - keptCaptains.size >= newCaptains) return false
    return captains.size < captains.add(lineups[each]!.captain).size
  }
  const heads = order.filter(isHead)
  const taken = new Set(heads)
  const others = order.filter((each) => !taken.has(each)).slice(0, wanted - heads.length)

  let most = -sum(prices.map((price, demand) => price * demanded[demand]!))
  const short = demanded.map((lineups, demand) => (isPriced[demand] ? lineups : 0))
  const set = [...heads, ...others].map((each) => lineups[each]!)
  for (const each of [...heads, ...others]) most += counts[each]!
  for (const { met } of set) {
    for (let demand = 0; demand < short.length; demand++)
      if (met[demand] === 1 && isPriced[demand]) short[demand]!--
  }
  return { most, short, set }
}

/**
 * The set that counts most at these prices, after lineups were exchanged for other known ones until every demand is met, and then
 * as long as that gains; null where that meets too little. At the prices of the lowest bound it takes two exchanges at most, mostly.
 */
export function setAtPrices(
  known: readonly MetLineup[],
  prices: Prices,
  { needs, meter }: { needs: SetNeeds; meter: StepMeter },
): MetLineup[] | null {
  const { demanded, keptCaptains, newCaptains } = needs
  const { set } = bestSet(known, prices, needs)
  for (;;) {
    const spare = demanded.map((lineups, demand) => sum(set.map(({ met }) => met[demand]!)) - lineups)
    // What more lineups meet than need to is met after an exchange too.
    const tight = [...spare.keys()].filter((demand) => demanded[demand]! > 0 && spare[demand]! <= 0)
    const exchange = bestExchange(spare, tight)
    if (exchange) set[exchange.place] = exchange.into
    else if (tight.some((demand) => spare[demand]! < 0)) return null
    else break
  }
  const captains = new Set(set.flatMap(({ captain }) => (keptCaptains.has(captain) ? [] : captain)))
  return captains.size < newCaptains ? null : set

  /** The exchange that leaves the fewest lineups missing from demands, of those the one that gains most. */
  function bestExchange(spare: readonly number[], tight: readonly number[]) {
    meter.spendLooks((set.length * known.length * tight.length) / (LINEUPS_OF_A_LOOK * DEMANDS_OF_A_LOOK))
    if (meter.left() <= 0) return null
    const missingNow = -sum(tight.map((demand) => spare[demand]!))
    let best = { missing: missingNow, gain: missingNow > 0 ? Number.POSITIVE_INFINITY : 0 }
    let exchange: { place: number; into: MetLineup } | null = null
    for (const into of known.filter((lineup) => !set.includes(lineup))) {
      for (const [place, out] of set.entries()) {
        const gain = into.terms - out.terms
        if (best.missing === 0 && gain <= best.gain) continue
        let missing = 0
        for (const demand of tight)
          missing -= Math.min(0, spare[demand]! - out.met[demand]! + into.met[demand]!)
        if (missing > best.missing || (missing === best.missing && gain <= best.gain)) continue
        best = { missing, gain }
        exchange = { place, into }
      }
    }
    return exchange
  }
}

/**
 * Prices at which the bound of these lineups alone is low, by subgradients with Polyak's steps: the price of a demand rises where
 * too few of the best lineups meet it, and falls where more do than need to. `worth`: of a set that meets the demands, in terms.
 */
export function* betterPrices(
  from: Prices,
  lineups: readonly MetLineup[],
  { needs, worth, meter }: { needs: SetNeeds; worth: number; meter: StepMeter },
): Sliced<{ prices: Prices; most: number }> {
  let prices = from
  let best = { prices, most: Number.POSITIVE_INFINITY }
  let length = 1
  let idle = 0
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    meter.spendLooks((lineups.length / LINEUPS_OF_A_LOOK) * Math.ceil(prices.length / DEMANDS_OF_A_LOOK))
    yield* meter.pause()
    const { most, short } = bestSet(lineups, prices, needs)
    const gain = best.most - most
    if (gain > 0) best = { prices, most }
    idle = gain > PART_THAT_COUNTS * (best.most - worth) ? 0 : idle + 1
    if (idle === PATIENCE) {
      length /= 2
      idle = 0
    }
    const steps = short.map((lineups, demand) => (prices[demand] === 0 ? Math.max(0, lineups) : lineups))
    const squares = sum(steps.map((step) => step * step))
    if (squares === 0 || most <= worth) break
    const size = (length * (most - worth)) / squares
    prices = prices.map((price, demand) => Math.max(0, Math.round(price + size * steps[demand]!)))
  }
  return best
}
