import { isCaptainRow } from '#core/players/player.ts'
import type { Sliced } from '#core/sliced.ts'
import type { BuiltInOrder, OrderedBuild } from './build-in-order.ts'
import { type Feature, hasFeature, limitsOfFeatures } from './demand.ts'
import { apartFrom, LEAST_DISTANCE } from './lineup-distance.ts'
import { compareLineups, type RankedLineup } from './lineup-order.ts'
import { captainRow, type Rows } from './pool-facts.ts'

/** Demands that either of two lineups may meet; more are left as they are, since each doubles the ways to share them out. */
const MOST_SHARED = 5
/** Looking at two lineups takes as long as a look of the plan for so many demands. */
const DEMANDS_OF_A_LOOK = 50
const NO_CAPTAINS: ReadonlySet<number> = new Set()

type Job = Omit<OrderedBuild, 'way' | 'lineups' | 'onLineup'>

/** Two lineups of the build, by place (the same twice: one), and what comes in their place. */
type Exchange = { out: readonly [number, number]; into: RankedLineup[]; gain: number }

/**
 * The build after lineups were exchanged, one or two at a time, as long as the lineups together are worth more and no demand is
 * met by fewer. Each lineup was the best one when it was built, by a plan that went by the best lineup of each pattern; the
 * set may be worth more where two lineups share out their demands another way. The meter's steps bound it.
 */
export function* exchanged(build: BuiltInOrder, job: Job): Sliced<BuiltInOrder> {
  const { facts, kept, pool, banned, distance, meter } = job
  const { demands } = build
  const planned = demands.filter(({ feature }) => feature.kind !== 'new_captain')
  const features = planned.map(({ feature }) => feature)
  const captains = demands.find(({ feature }) => feature.kind === 'new_captain')
  const built = [...build.built]
  // With maximums alone each lineup is the best that those before it leave.
  if (demands.every(({ isMaximum }) => isMaximum) || built.length < 2) return build

  /** The lineups that a search leaves out: those of the build, and those that went out of it, which are looked at besides. */
  let closed: Rows[] = [...kept, ...built.map(({ rows }) => rows)]
  const wentOut: RankedLineup[] = []
  const heads = new Map<string, RankedLineup[]>()
  /** The same until the next exchange, lineups that went out of the build among them. */
  const headsNow = new Map<string, RankedLineup[]>()
  const known = new Map<Rows, boolean[]>()
  const areApart = apartFrom(facts, distance)
  let hasExchanged = false
  for (;;) {
    const best = yield* nextExchange()
    if (!best) break
    hasExchanged = true
    headsNow.clear()
    for (const [number, lineup] of best.into.entries()) {
      const place = best.out[number]!
      wentOut.push(built[place]!)
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
    const counts = features.map((_, demand) => met.filter((each) => each[demand]).length)
    // What is not met now need not be met then, but no less than now.
    const needs = planned.map(({ lineups }, demand) => Math.min(lineups, counts[demand]!))
    const captainNeed = captains ? Math.min(captains.lineups, new Set(all.map(captainOf)).size) : 0
    const places = worstOfEachKind()
    // No lineups outside the build are worth more than these, whatever they meet.
    const [most, next] = (yield* headsOf([], null)).map(({ objective }) => objective)
    if (most === undefined) return null
    for (const [number, first] of places.entries()) {
      let best: Exchange | null = null
      for (const second of places.slice(number)) {
        const one = built[first]!.objective
        // Seconds are in ascending order, so the later ones gain nothing either.
        if (second === first ? most < one : most + (next ?? most) <= one + built[second]!.objective) {
          if (second === first) continue
          break
        }
        for (let looked = 0; looked <= features.length; looked += DEMANDS_OF_A_LOOK) meter.spendLook()
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
        const kind = `${metBy(rows).map(Number).join('')} ${captainNeed > 0 ? captainOf(rows) : ''}`
        const known = worst.get(kind)
        if (known === undefined || compareLineups(facts, built[known]!, lineup) < 0) worst.set(kind, place)
      }
      return [...worst.values()].sort((a, b) => built[a]!.objective - built[b]!.objective)
    }

    function* exchangeOf(first: number, second: number): Sliced<Exchange | null> {
      const out = [...new Set([first, second])].map((place) => built[place]!)
      const both: number[] = []
      const either: number[] = []
      for (const [demand, need] of needs.entries()) {
        const meeting = out.filter(({ rows }) => metBy(rows)[demand]).length
        const missing = need - (counts[demand]! - meeting)
        if (missing >= out.length) both.push(demand)
        else if (missing === 1) either.push(demand)
      }
      if (out.length > 1 && either.length > MOST_SHARED) return null
      const isOut = (rows: Rows) => out.some((each) => each.rows === rows)
      const used = captainNeed > 0 ? new Set(all.filter((rows) => !isOut(rows)).map(captainOf)) : NO_CAPTAINS
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
            if (gain <= (best?.gain ?? 1e-9) || !areApart(a.rows)(b.rows)) continue
            if (newCaptains > 1 && captainOf(a.rows) === captainOf(b.rows)) continue
            best = { out: [first, second], into: [a, b], gain }
          }
        }
      }
      return best
    }
  }

  /** The two best open lineups that meet these demands and, unless null, whose captain is none of those. */
  function* headsOf(
    demandsMet: readonly number[],
    usedCaptains: ReadonlySet<number> | null,
  ): Sliced<RankedLineup[]> {
    const key = keyOf(demandsMet, usedCaptains)
    const known = headsNow.get(key)
    if (known) return known
    const asked = [...demandsMet.map((demand) => features[demand]!), ...lacking(usedCaptains)]
    const found = yield* searched(key, asked)
    const now = [...kept, ...built.map(({ rows }) => rows)]
    const back = wentOut.filter(
      ({ rows }) =>
        !now.includes(rows) &&
        asked.every((feature) => hasFeature(feature, rows, facts, NO_CAPTAINS)) &&
        now.every(areApart(rows)),
    )
    const best = [...new Set([...found, ...back])].sort((a, b) => compareLineups(facts, a, b)).slice(0, 2)
    headsNow.set(key, best)
    return best
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

  /** By demand, new captains left out: whether the lineup meets it. */
  function metBy(rows: Rows): boolean[] {
    const met = known.get(rows) ?? features.map((each) => hasFeature(each, rows, facts, NO_CAPTAINS))
    known.set(rows, met)
    return met
  }

  function lacking(people: ReadonlySet<number> | null): Feature[] {
    if (!people) return []
    const rows = facts.personOfRow.flatMap((person, row) =>
      people.has(person) && isCaptainRow(facts.rows[row]!) ? [row] : [],
    )
    return [{ kind: 'lacks', rows: new Set(rows) }]
  }

  function captainOf(rows: Rows): number {
    const row = captainRow(facts, rows)
    return row === undefined ? -1 : facts.personOfRow[row]!
  }
}

function keyOf(demands: readonly number[], captains: ReadonlySet<number> | null): string {
  const inOrder = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b).join(' ')
  return `${inOrder(demands)}|${captains ? inOrder(captains) : ''}`
}
