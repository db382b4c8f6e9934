import type { Sliced } from '#core/sliced.ts'
import type { PreparedPool } from '../lineups-under.ts'
import { roomsForCaptains } from './captain-rooms.ts'
import { type Demand, demandsOf, type Feature, hasFeature } from './demand.ts'
import { slotsAfter } from './follow-plan.ts'
import type { Distance } from './lineup-distance.ts'
import { compareLineups, type RankedLineup } from './lineup-order.ts'
import { NearLineups } from './near-lineups.ts'
import { nearestToMaximums } from './nearest-to-maximums.ts'
import { type Pattern, planSlots, type Slot, withDemand } from './plan.ts'
import type { PoolFacts, Rows } from './pool-facts.ts'
import { addLineup, type Head, type Open, rankedLists } from './ranked-lists.ts'
import type { StepMeter } from './step-meter.ts'

export type Way = {
  /**
   * The maximums, by demand, that are planned like minimums. The others close their players when they are reached, which
   * leaves each lineup the best one possible, and is enough unless a closed player is needed later.
   */
  plannedMaximums: ReadonlySet<number>
  /** Whether minimums are planned; otherwise they are met only by chance, with the fewest steps. */
  plansMinimums: boolean
  /** The lineups with the hardest demands first, while there is most to choose from; the build is then put in order. */
  hardestFirst: boolean
}

export type OrderedBuild = {
  pool: PreparedPool
  facts: PoolFacts
  /** Lineups wanted, kept ones included; shares are of these. */
  lineups: number
  kept: readonly Rows[]
  banned: readonly Rows[]
  distance: Distance
  meter: StepMeter
  way: Way
  onLineup: (lineups: number) => void
}

export type BuiltInOrder = {
  /** Without the kept ones. */
  built: RankedLineup[]
  demands: Demand[]
  /** By demand: lineups that are missing from it. */
  missing: number[]
  /** Maximums that closed their players, by demand. */
  reached: Set<number>
  isProved: boolean
  /** Whether a search was given up for want of steps. */
  ranOut: boolean
}

/** A room is looked for again when a pattern turns out to have fewer lineups than it was given; so often at most. */
const MOST_PLANS = 30

/** The plan searches for what its patterns are worth with so much of the steps; beyond that it estimates. */
const PART_OF_THE_PLAN = 0.25
const COST_BESIDE_OTHERS = 0.1

/** One lineup after another, each the best of those that the plan, the maximums and the lineups before it leave open. */
export function* buildInOrder(job: OrderedBuild): Sliced<BuiltInOrder> {
  const { facts, kept, lineups: wanted } = job
  const demands = demandsOf(job.pool.request.rules, facts, wanted)
  const needs = demands.map(({ lineups }) => lineups)
  const open: Open = {
    lineups: [],
    near: new NearLineups(facts, job.distance, Math.max(wanted, kept.length)),
    usedCaptains: new Set(),
    inForce: [],
    left: wanted,
  }
  const lists = rankedLists(job.pool, facts, open, job)
  const built: RankedLineup[] = []
  const reached = new Set<number>()
  const stepsAfterPlan = job.meter.left() * (1 - PART_OF_THE_PLAN)
  let isProved = true
  let slots: Slot[] = []

  closeMaximums()
  for (const rows of kept) countLineup(rows)
  yield* makePlan()
  while (open.left > 0) {
    const lineup = (yield* bestOfPlan()) ?? (yield* nearest()) ?? (yield* bestWithAllSteps())
    if (!lineup) break
    if (!lineup.isProved) isProved = false
    built.push({ rows: lineup.rows, objective: lineup.objective })
    const met = countLineup(lineup.rows)
    if (open.left > 0) slots = yield* slotsAfter(slots, (demand) => met[demand]!, plannedNeeds(), worthOf)
    job.onLineup(open.lineups.length)
  }
  const missing = needs.map((need) => Math.max(0, need))
  if (job.way.hardestFirst) built.sort(byRank)
  return { built, demands, missing, reached, isProved: isProved && !lists.ranOut(), ranOut: lists.ranOut() }

  /** By demand: whether the lineup meets it. */
  function countLineup(rows: Rows): boolean[] {
    const met = demands.map(({ feature }) => hasFeature(feature, rows, facts, open.usedCaptains))
    for (const [demand, isMet] of met.entries()) if (isMet) needs[demand]!--
    addLineup(open, facts, rows)
    open.left = wanted - open.lineups.length
    closeMaximums()
    return met
  }

  function closeMaximums(): void {
    const inForce = [...demands.keys()].filter(isInForce)
    for (const demand of inForce) reached.add(demand)
    open.inForce = inForce.map((demand) => demands[demand]!.feature)
  }

  /** A maximum is in force when every further lineup must lack its players. */
  function isInForce(demand: number): boolean {
    return demands[demand]!.isMaximum && needs[demand]! >= Math.max(1, open.left)
  }

  function plannedNeeds(): number[] {
    return demands.map(({ isMaximum }, demand) => {
      const isPlanned = isMaximum
        ? job.way.plannedMaximums.has(demand) && !isInForce(demand)
        : job.way.plansMinimums
      return isPlanned ? Math.max(0, Math.min(needs[demand]!, open.left)) : 0
    })
  }

  function* makePlan(): Sliced<void> {
    const planned = plannedNeeds()
    const order = [...demands.keys()].sort(
      (a, b) =>
        Number(demands[b]!.isStrict) - Number(demands[a]!.isStrict) || planned[b]! - planned[a]! || a - b,
    )
    const rooms = roomsForCaptains(demands, facts, open.usedCaptains)
    for (let plans = 0; plans < MOST_PLANS; plans++) {
      const lineups = open.left
      const plan = yield* planSlots({ needs: planned, order, lineups, worthOf, worthWith, isOver, rooms })
      slots = plan?.slots ?? []
      const narrow: Slot[] = []
      for (const { pattern, lineups } of slots) {
        if (pattern.length === 0 || lineups < 2) continue
        const room = yield* countUpTo(pattern, lineups)
        if (room < lineups) narrow.push({ pattern, lineups: room })
      }
      if (narrow.length === 0) return
      rooms.push(...narrow)
    }
  }

  function* nearest(): Sliced<Head | null> {
    const closing = [...demands.keys()].filter(isInForce)
    // The demands that are furthest from being met come first.
    closing.sort((a, b) => needs[b]! - needs[a]! || a - b)
    return yield* nearestToMaximums(
      closing.map((demand) => demands[demand]!),
      lists,
    )
  }

  function* bestOfPlan(): Sliced<Head | null> {
    for (const { pattern } of slots) {
      if (yield* bestOf(pattern)) continue
      yield* makePlan()
      break
    }
    const heads: Head[] = []
    for (const { pattern } of slots) {
      const head = yield* bestOf(pattern)
      if (head) heads.push(head)
    }
    heads.sort(byRank)
    return (job.way.hardestFirst ? heads.at(-1) : heads[0]) ?? null
  }

  /** Where a search was given up although steps were left: they were set aside for later lineups. */
  function* bestWithAllSteps(): Sliced<Head | null> {
    if (!lists.ranOut() || !job.meter.release()) return null
    isProved = false
    lists.forgetGivenUp()
    yield* makePlan()
    return (yield* bestOfPlan()) ?? (yield* nearest())
  }

  function byRank(a: RankedLineup, b: RankedLineup): number {
    return compareLineups(facts, a, b)
  }

  function bestOf(pattern: Pattern): Sliced<Head | null> {
    return lists.best(keyOf(pattern), featuresOf(pattern))
  }

  function countUpTo(pattern: Pattern, upTo: number): Sliced<number> {
    return lists.countUpTo(keyOf(pattern), featuresOf(pattern), upTo)
  }

  function* worthOf(pattern: Pattern): Sliced<number> {
    job.meter.spendLooks()
    yield* job.meter.pause()
    return (yield* bestOf(pattern))?.objective ?? Number.NEGATIVE_INFINITY
  }

  /**
   * Without a search where the best lineup meets the demand anyway, or where the plan has had its part of the steps: then
   * the demand is taken to cost what it costs alone, and a little more beside others.
   */
  function* worthWith(pattern: Pattern, demand: number): Sliced<number> {
    const head = yield* bestOf(pattern)
    job.meter.spendLooks()
    if (head && hasFeature(demands[demand]!.feature, head.rows, facts, open.usedCaptains))
      return head.objective
    const extended = withDemand(pattern, demand)
    const isExact =
      pattern.length === 0 || lists.isKnown(keyOf(extended)) || job.meter.left() > stepsAfterPlan
    if (isExact) return yield* worthOf(extended)
    const cost = (yield* worthOf([])) - (yield* worthOf([demand]))
    return (yield* worthOf(pattern)) - cost * (1 + COST_BESIDE_OTHERS * pattern.length)
  }

  function isOver(): boolean {
    return job.meter.left() <= 0
  }

  function featuresOf(pattern: Pattern): Feature[] {
    return pattern.map((demand) => demands[demand]!.feature)
  }
}

function keyOf(pattern: Pattern): string {
  return pattern.join(' ')
}
