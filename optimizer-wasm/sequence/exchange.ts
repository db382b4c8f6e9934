import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { isCaptainRow } from '#core/players/player.ts'
import type { Sliced } from '#core/sliced.ts'
import { sum } from '../whole-numbers.ts'
import type { BuiltInOrder, OrderedBuild } from './build-in-order.ts'
import { type Feature, limitsOfFeatures } from './demand.ts'
import { apartFrom, LEAST_DISTANCE } from './lineup-distance.ts'
import { compareLineups, type RankedLineup } from './lineup-order.ts'
import { metDemands } from './met-demands.ts'
import { captainPerson, type Rows } from './pool-facts.ts'
import type { SetBound } from './set-bound.ts'

/** Demands that either of two lineups may meet; more are left as they are, since each doubles the ways to share them out. */
const MOST_SHARED = 5
/** Looking at two lineups takes as long as a look of the plan for so many demands. */
const DEMANDS_OF_A_LOOK = 50
/** What is gained by less, in points, is not worth a look. */
const LEAST_GAIN = 1e-9
const NO_CAPTAINS: ReadonlySet<number> = new Set()

type Job = Omit<OrderedBuild, 'way' | 'lineups' | 'onLineup'>

/** Two lineups of the build, by place (the same twice: one), and what comes in their place. */
type Exchange = { out: readonly [number, number]; into: RankedLineup[]; gain: number }

/**
 * The build after lineups were exchanged, one or two at a time, as long as the lineups together are worth more and no demand is
 * met by fewer. Each lineup was the best one when it was built, by a plan that went by the best lineup of each pattern; the
 * set may be worth more where two lineups share out their demands another way. The meter's steps bound it.
 *
 * With a bound its own set is where this begins, if that is worth more, and only the lineups that it knows come in, which takes no
 * searches, until it is met. Its prices tell which ones may go: two that count more than any two outside gain nothing, unless more
 * lineups than need to meet a demand with a price.
 */
export function* exchanged(build: BuiltInOrder, job: Job, bound: SetBound | null): Sliced<BuiltInOrder> {
  const { facts, kept, pool, banned, distance, meter } = job
  const { demands } = build
  const planned = demands.filter(({ feature }) => feature.kind !== 'new_captain')
  const features = planned.map(({ feature }) => feature)
  const metBy = metDemands(planned, facts)
  const prices = planned.map((demand) => (bound?.prices[demands.indexOf(demand)] ?? 0) / TERMS_PER_POINT)
  const priced = [...prices.keys()].filter((demand) => prices[demand]! > 0)
  const ranked = bound?.known.toSorted((a, b) => compareLineups(facts, a, b))
  const captains = demands.find(({ feature }) => feature.kind === 'new_captain')
  const worthOf = (lineups: readonly RankedLineup[]) => sum(lineups.map(({ objective }) => objective))
  const ofBound = bound?.set ?? build.built
  const isBetter = worthOf(ofBound) > worthOf(build.built) + LEAST_GAIN
  const built = [...(isBetter ? ofBound : build.built)]
  // With maximums alone each lineup is the best that those before it leave, which is mostly near the best set.
  if ((!bound && demands.every(({ isMaximum }) => isMaximum)) || built.length < 2) return build

  /** The lineups that a search leaves out: those of the build, and those that went out of it, which are looked at besides. */
  let closed: Rows[] = [...kept, ...built.map(({ rows }) => rows)]
  const wentOut: RankedLineup[] = []
  const inBuild = new Set(built.map(({ rows }) => rows))
  const kinds = new Map<Rows, string>()
  const heads = new Map<string, RankedLineup[]>()
  /** The same until the next exchange, lineups that went out of the build among them. */
  const headsNow = new Map<string, RankedLineup[]>()
  const areApart = apartFrom(facts, distance)
  let hasExchanged = isBetter
  while (!isAtBound()) {
    const best = yield* nextExchange()
    if (!best) break
    hasExchanged = true
    headsNow.clear()
    for (const [number, lineup] of best.into.entries()) {
      const place = best.out[number]!
      wentOut.push(built[place]!)
      inBuild.delete(built[place]!.rows)
      inBuild.add(lineup.rows)
      built[place] = lineup
      closed.push(lineup.rows)
    }
    if (distance === LEAST_DISTANCE) continue
    // Here a lineup that went out had closed its neighbours too.
    closed = [...kept, ...built.map(({ rows }) => rows)]
    heads.clear()
  }
  if (!hasExchanged) return build
  built.sort((a, b) => compareLineups(facts, a, b))
  return { ...build, built }

  /** The best exchange of the first lineup that has one. */
  function* nextExchange(): Sliced<Exchange | null> {
    const all = [...kept, ...built.map(({ rows }) => rows)]
    const met = all.map(metBy)
    const counts = features.map((_, demand) => sum(met.map((each) => each[demand]!)))
    // What is not met now need not be met then, but no less than now.
    const needs = planned.map(({ lineups }, demand) => Math.min(lineups, counts[demand]!))
    // Two lineups that go can only miss demands that hardly more lineups meet than need to.
    const tight = [...needs.keys()].filter((demand) => counts[demand]! - needs[demand]! < 2)
    const withCaptain = captains ? countBy(all, captainOf) : new Map<number, number>()
    const captainNeed = captains ? Math.min(captains.lineups, withCaptain.size) : 0
    const countsFor = built.map(countOf)
    const places = worstOfEachKind()
    // No lineups that may come in count more than these, whatever they meet.
    const [most, next] = yield* mostOutside()
    if (most === undefined) return null
    // What lineups count for demands that more of them meet than need to.
    const spare = sum(prices.map((price, demand) => price * (counts[demand]! - needs[demand]!)))
    for (const [number, first] of places.entries()) {
      let best: Exchange | null = null
      for (const second of places.slice(number)) {
        const one = countsFor[first]! - spare
        // Seconds are in ascending order, so the later ones gain nothing either.
        if (second === first ? most < one - LEAST_GAIN : most + (next ?? most) <= one + countsFor[second]!) {
          if (second === first) continue
          break
        }
        meter.spendLooks(Math.ceil(features.length / DEMANDS_OF_A_LOOK))
        if (meter.left() <= 0) return best
        const found = yield* exchangeOf(first, second)
        if (found && (!best || found.gain > best.gain)) best = found
      }
      if (best) return best
    }
    return null

    /** Only the worst of the lineups that meet the same demands (and, where captains count, have one captain) may go. */
    function worstOfEachKind(): number[] {
      const worst = new Map<string, number>()
      for (const [place, lineup] of built.entries()) {
        const { rows } = lineup
        const kind = `${kindOf(rows)} ${captainNeed > 0 ? captainOf(rows) : ''}`
        const known = worst.get(kind)
        if (known === undefined || compareLineups(facts, built[known]!, lineup) < 0) worst.set(kind, place)
      }
      return [...worst.values()].sort((a, b) => countsFor[a]! - countsFor[b]!)
    }

    function captainsWithout(out: readonly RankedLineup[]): ReadonlySet<number> {
      const left = new Set(withCaptain.keys())
      for (const [captain, lineups] of countBy(out, ({ rows }) => captainOf(rows)))
        if (withCaptain.get(captain) === lineups) left.delete(captain)
      return left
    }

    function* exchangeOf(first: number, second: number): Sliced<Exchange | null> {
      const out = first === second ? [built[first]!] : [built[first]!, built[second]!]
      const outMet = out.map(({ rows }) => metBy(rows))
      const both: number[] = []
      const either: number[] = []
      for (const demand of tight) {
        let missing = needs[demand]! - counts[demand]!
        for (const each of outMet) missing += each[demand]!
        if (missing >= out.length) both.push(demand)
        else if (missing === 1) either.push(demand)
      }
      if (out.length > 1 && either.length > MOST_SHARED) return null
      const used = captainNeed > 0 ? captainsWithout(out) : NO_CAPTAINS
      const newCaptains = captainNeed - used.size
      const worth = out.reduce((sum, { objective }) => sum + objective, 0)
      if (out.length === 1) {
        const [head] = yield* headsOf(both, newCaptains > 0 ? used : null)
        // The first of equal ones, as in every search.
        return head && compareLineups(facts, head, out[0]!) < 0
          ? { out: [first, first], into: [head], gain: head.objective - worth }
          : null
      }
      let best: Exchange | null = null
      // By symmetry the last shared demand is always the first lineup's, unless only that one needs a new captain.
      const ways = either.length === 0 || newCaptains === 1 ? 2 ** either.length : 2 ** (either.length - 1)
      for (let way = 0; way < ways; way++) {
        const one = yield* headsOf(
          [...both, ...either.filter((_, bit) => ((way >> bit) & 1) === 0)],
          newCaptains > 0 ? used : null,
        )
        const other = yield* headsOf(
          [...both, ...either.filter((_, bit) => ((way >> bit) & 1) === 1)],
          newCaptains > 1 ? used : null,
        )
        for (const a of one) {
          for (const b of other) {
            const gain = a.objective + b.objective - worth
            if (gain <= (best?.gain ?? LEAST_GAIN) || !areApart(a.rows)(b.rows)) continue
            if (newCaptains > 1 && captainOf(a.rows) === captainOf(b.rows)) continue
            best = { out: [first, second], into: [a, b], gain }
          }
        }
      }
      return best
    }
  }

  /** Equal for lineups that meet the same demands. */
  function kindOf(rows: Rows): string {
    const kind = kinds.get(rows) ?? metBy(rows).join('')
    kinds.set(rows, kind)
    return kind
  }

  function isAtBound(): boolean {
    if (!bound) return false
    return bound.most / TERMS_PER_POINT - worthOf(built) < LEAST_GAIN
  }

  /** What the two lineups outside the build that count most count. */
  function* mostOutside(): Sliced<number[]> {
    const outside = ranked ? ranked.filter(isOutside) : yield* headsOf([], null)
    return outside
      .map(countOf)
      .sort((a, b) => b - a)
      .slice(0, 2)
  }

  /** What the lineup is worth, and the prices of the demands that it meets. */
  function countOf({ rows, objective }: RankedLineup): number {
    const met = metBy(rows)
    let count = objective
    for (const demand of priced) count += prices[demand]! * met[demand]!
    return count
  }

  function isOutside({ rows }: RankedLineup): boolean {
    return !inBuild.has(rows)
  }

  /** The two best open lineups that meet these demands and, unless null, whose captain is none of those. */
  function* headsOf(
    demandsMet: readonly number[],
    usedCaptains: ReadonlySet<number> | null,
  ): Sliced<RankedLineup[]> {
    const key = keyOf(demandsMet, usedCaptains)
    const before = headsNow.get(key)
    if (before) return before
    const isAsked = ({ rows }: RankedLineup) =>
      demandsMet.every((demand) => metBy(rows)[demand] === 1) && !usedCaptains?.has(captainOf(rows))
    const best = ranked
      ? firstTwo(ranked, (lineup) => isOutside(lineup) && isAsked(lineup))
      : yield* searchedFor(key, demandsMet, usedCaptains, isAsked)
    headsNow.set(key, best)
    return best
  }

  function* searchedFor(
    key: string,
    demandsMet: readonly number[],
    usedCaptains: ReadonlySet<number> | null,
    isAsked: (lineup: RankedLineup) => boolean,
  ): Sliced<RankedLineup[]> {
    const asked = [...demandsMet.map((demand) => features[demand]!), ...lacking(usedCaptains)]
    const found = yield* searched(key, asked)
    const now = [...kept, ...built.map(({ rows }) => rows)]
    const back = wentOut.filter(
      (lineup) => !now.includes(lineup.rows) && isAsked(lineup) && now.every(areApart(lineup.rows)),
    )
    return [...new Set([...found, ...back])].sort((a, b) => compareLineups(facts, a, b)).slice(0, 2)
  }

  function* searched(key: string, asked: readonly Feature[]): Sliced<RankedLineup[]> {
    const known = heads.get(key)
    if (known?.every(({ rows }) => closed.every(areApart(rows)))) return known
    const limits = limitsOfFeatures(asked, facts, NO_CAPTAINS)
    const isClosed = new Set(limits.closedRows)
    if (
      limits.ofCaptainsTeam?.length === 0 ||
      limits.neededRows.some((rows) => rows.every((row) => isClosed.has(row)))
    )
      return []
    const stepBudget = meter.forOneSearch(0)
    if (stepBudget <= 0) return []
    const apart = { from: closed, ...distance }
    const found = pool.bestLineups({ ...limits, wanted: 2, banned, stepBudget, apart })
    meter.spendSearch(found.steps)
    yield* meter.pause()
    heads.set(key, found.lineups)
    return found.lineups
  }

  function lacking(people: ReadonlySet<number> | null): Feature[] {
    if (!people) return []
    const rows = facts.personOfRow.flatMap((person, row) =>
      people.has(person) && isCaptainRow(facts.rows[row]!) ? [row] : [],
    )
    return [{ kind: 'lacks', rows: new Set(rows) }]
  }

  function captainOf(rows: Rows): number {
    return captainPerson(facts, rows)
  }
}

function keyOf(demands: readonly number[], captains: ReadonlySet<number> | null): string {
  const inOrder = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b).join(' ')
  return `${inOrder(demands)}|${captains ? inOrder(captains) : ''}`
}

function firstTwo<T>(list: readonly T[], isAsked: (each: T) => boolean): T[] {
  const found: T[] = []
  for (const each of list) {
    if (isAsked(each)) found.push(each)
    if (found.length === 2) break
  }
  return found
}

function countBy<T>(list: readonly T[], keyOf: (each: T) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const each of list) counts.set(keyOf(each), 1 + (counts.get(keyOf(each)) ?? 0))
  return counts
}
