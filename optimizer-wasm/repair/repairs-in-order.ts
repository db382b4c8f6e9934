import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { locksAtOf } from '#core/players/games.ts'
import { isCaptainRow, isOut, type Player, personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import type { Result } from '#core/result.ts'
import { isSetRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Kernel } from '../kernel.ts'
import type { PreparedPool } from '../lineups-under.ts'
import type { NoLineup } from '../no-lineup.ts'
import { preparePool } from '../prepared-pool.ts'
import { stepsOfABuild } from '../sequence/build-from-pool.ts'
import { hasFeature } from '../sequence/demand.ts'
import { distanceOf } from '../sequence/lineup-distance.ts'
import { type PoolFacts, poolFacts, type Rows } from '../sequence/pool-facts.ts'
import { bestKeeping, bestOfAll, leastChange, type RepairLimits } from './least-change.ts'
import { cellReader, GONE, inOldSlots, type ReadLineup } from './lineup-cells.ts'
import { type Bonus, lineupPools } from './lineup-pools.ts'
import type {
  LineupCells,
  Repair,
  RepairedLineup,
  RepairRequest,
  RepairWay,
  WhyNot,
} from './repair-request.ts'
import { type Need, shareNeeds } from './share-needs.ts'
import { stepPurse } from './step-purse.ts'
import { holdsPerson } from './way-limits.ts'

/**
 * Repairs one lineup after another, in the order of the list. Each counts the lineups that hold no one who is out and those
 * repaired before it; one that can't be repaired counts as it is. Where slots are locked the lineup with the fewest open players
 * comes first, since it has the fewest choices.
 */
export function repairsInOrder(request: RepairRequest, kernel: Kernel): Repair {
  const { format, excludedIds = [], closedIds = [], lockedSlots = [], rules, way } = request
  const pools = lineupPools(request, kernel)
  const { rows } = pools
  const facts = poolFacts(rows, format)
  const readCells = cellReader(rows, format, excludedIds)
  const read = request.lineups.map((cells, index) => readCells(cells, lockedSlots[index]))
  const isImproved = way.kind === 'improve'
  const affected = [...read.keys()]
    .filter((index) => read[index]!.outSlots.length > 0 || (isImproved && read[index]!.staying.length > 0))
    .sort((a, b) => openPlayers(read[a]!) - openPlayers(read[b]!) || a - b)
  const repair: Repair = { lineups: [...request.lineups], repaired: [], unrepairable: [], isProved: true }
  if (affected.length === 0) return repair
  if (way.kind === 'person' && !mayComeIn(rows, way.key, [...excludedIds, ...closedIds]))
    return allUnrepairable({ kind: 'person_out' })

  const counted = read.filter((_, index) => !affected.includes(index)).map((lineup) => lineup.rows)
  /** Lineups that are improved may stay as they are, so each differs from all others. */
  const current = read.map((lineup) => lineup.rows)
  const shares = shareNeeds(rules, facts, read.length)
  // Lineups that are improved may stay as they are, so shares count them from the beginning.
  for (const lineup of isImproved ? current : counted) if (!lineup.includes(GONE)) shares.count(lineup)
  const distance = distanceOf(rules)
  const banned = (request.bannedLineups ?? []).map((ids) => cellReader(rows, format, [])(ids).rows)
  const why = reasonFinder(request, kernel)
  const purse = stepPurse(request.stepBudget ?? stepsOfABuild(format))
  const lockOf = locksAtOf(rows)
  const placing = { rows, format, locksAt: (row: number) => lockOf(rows[row]!) }
  const heldBack = new Map<number, number>()

  for (const [done, index] of affected.entries()) {
    const before = read[index]!
    const mustChange = before.outSlots.length > 0
    if (before.lockedSlots.some((slot) => before.rows[slot] === GONE)) {
      if (mustChange) unrepaired(index, { kind: 'locked_unknown' })
      continue
    }
    if (isImproved && !before.rows.includes(GONE)) shares.release(before.rows)
    const bonus = bonusOf(way, before)
    const prepared = pools.of(before, bonus)
    if (!prepared.ok) {
      if (mustChange) unrepaired(index, { kind: 'pool', message: prepared.error.message })
      count(before.rows)
      continue
    }
    const others = isImproved
      ? current.filter((other, at) => at !== index && !other.includes(GONE))
      : [...counted]
    const limits: RepairLimits = {
      pool: prepared.value,
      facts,
      way,
      before,
      apart: { from: others, ...distance },
      banned: banned.filter((lineup) => !lineup.includes(GONE)),
      needs: isImproved
        ? shares.next(1).filter((need) => mustChange || isMet(need, before.rows))
        : shares.next(affected.length - done),
      usedCaptains: shares.usedCaptains,
      purse,
      placed: (lineup) => inOldSlots(lineup, before, placing),
    }
    const unproved = purse.unproved()
    const isHeld = way.kind === 'person' && holdsPerson(before.rows, way.key, facts)
    const free = isImproved ? bestKeeping(limits, [], []) : null
    const missed = limits.needs.filter(
      ({ feature }) => free && !hasFeature(feature, free.rows, facts, shares.usedCaptains),
    )
    const found = isHeld
      ? null
      : isImproved
        ? missed.length > 0
          ? bestOfAll(limits)
          : free
        : bonus === null
          ? leastChange(limits)
          : bestOfAll(limits, (nearer, best) => kept(nearer.rows, before) === kept(best.rows, before))
    const after = found && limits.placed(found.rows)
    const asItIs = mustChange ? -Infinity : prepared.value.objectiveOf(before.rows)
    const isBetter = found !== null && found.objective > asItIs + LEAST_GAIN
    if (free && free.objective > (isBetter ? found.objective : asItIs) + LEAST_GAIN)
      for (const rule of new Set(missed.map((need) => need.rule)))
        heldBack.set(rule, (heldBack.get(rule) ?? 0) + 1)
    if (after && isBetter) add(repairedLineup(request.lineups[index]!, { index, before, after, facts }))
    else if (isHeld) unrepaired(index, { kind: 'holds_person' })
    else if (mustChange && purse.unproved() > unproved) unrepaired(index, { kind: 'steps' })
    else if (mustChange) unrepaired(index, why(limits))
    current[index] = after && isBetter ? after : before.rows
    count(current[index])
  }
  repair.repaired.sort((a, b) => a.index - b.index)
  repair.unrepairable.sort((a, b) => a.index - b.index)
  return {
    ...repair,
    isProved: purse.unproved() === 0,
    heldBack: [...heldBack].map(([rule, lineups]) => ({ rule, lineups })),
  }

  /** No share is met by fewer lineups afterwards; more than now need not meet it. */
  function isMet({ feature }: Need, lineup: Rows): boolean {
    return hasFeature(feature, lineup, facts, shares.usedCaptains)
  }

  function allUnrepairable(reason: WhyNot): Repair {
    return {
      ...repair,
      unrepairable: affected.toSorted((a, b) => a - b).map((index) => ({ index, why: reason })),
    }
  }

  function unrepaired(index: number, reason: WhyNot): void {
    repair.unrepairable.push({ index, why: reason })
  }

  function add(repaired: RepairedLineup): void {
    repair.lineups[repaired.index] = repaired.after
    repair.repaired.push(repaired)
  }

  function count(lineup: Rows): void {
    // What a lineup with a row that is gone holds is not known.
    if (lineup.includes(GONE)) return
    counted.push(lineup)
    shares.count(lineup)
  }
}

/** The changed lineup, with what it gains or loses. */
export function repairedLineup(
  cells: LineupCells,
  { index, before, after, facts }: { index: number; before: ReadLineup; after: Rows; facts: PoolFacts },
): RepairedLineup {
  const { rows } = facts
  const slots = [...after.keys()].filter((slot) => after[slot] !== before.rows[slot])
  const { outSlots, lostSlots } = before
  return {
    index,
    after: after.map((row) => rows[row]!.id),
    changed: slots.map((slot) => ({ slot, out: cells[slot] ?? null, in: rows[after[slot]!]!.id })),
    pointsBefore: pointsOf(facts, before.rows, [...outSlots, ...lostSlots]),
    pointsAfter: pointsOf(facts, after, lostSlots),
    further: after.filter((row) => !before.rows.includes(row)).length - outSlots.length,
  }
}

/** Less than the smallest term, so that equal lineups stay as they are whatever sums of doubles say. */
const LEAST_GAIN = 0.5 / TERMS_PER_POINT

/** More points than any lineup has. */
const ABOVE_ALL_POINTS = 2_000

/**
 * The points that each row which may stay counts for besides its own. Where slots are locked they are more than any lineup has,
 * so the best lineup is the one with the fewest changes, and one search finds it; leastChange goes through the sets of changes
 * one by one, because the teams that a way wants depend on the set.
 */
function bonusOf(way: RepairWay, { staying, lockedSlots }: ReadLineup): Bonus | null {
  if (way.kind === 'improve') return { rows: staying, points: way.gain }
  return lockedSlots.length > 0 && way.kind !== 'same_team'
    ? { rows: staying, points: ABOVE_ALL_POINTS }
    : null
}

function kept(rows: Rows, { staying }: ReadLineup): number {
  return rows.filter((row) => staying.includes(row)).length
}

function openPlayers({ lockedSlots, rows }: ReadLineup): number {
  return lockedSlots.length === 0 ? Number.POSITIVE_INFINITY : rows.length - lockedSlots.length
}

/** Is the person in the pool, and not out? */
function mayComeIn(rows: readonly Player[], person: string, excludedIds: readonly string[]): boolean {
  const own = rows.filter((row) => personKey(row) === person)
  return (
    own.length > 0 && !own.some((row) => isOut(row) || (excludedIds.includes(row.id) && !isCaptainRow(row)))
  )
}

/** Without boosts; those of `outSlots` count 0. */
function pointsOf({ rows, format }: PoolFacts, lineup: Rows, outSlots: readonly number[]): number {
  const points = lineup
    .filter((_, slot) => !outSlots.includes(slot))
    .reduce((sum, row) => sum + countedPoints(rows[row]!) * pointsMultiplier(format, lineup.indexOf(row)), 0)
  return Math.round(points * TERMS_PER_POINT) / TERMS_PER_POINT
}

/** Finds out why no lineup obeys. A pool without one of the rules is prepared once for all its lineups. */
function reasonFinder(request: RepairRequest, kernel: Kernel): (limits: RepairLimits) => WhyNot {
  const known = new WeakMap<BuildRequest, Map<number, Result<PreparedPool, NoLineup>>>()
  return (limits) => whyNot(limits, request, (rule) => poolWithout(limits.pool.request, rule))

  function poolWithout(asked: BuildRequest, rule: number): Result<PreparedPool, NoLineup> {
    const pools = known.get(asked) ?? new Map<number, Result<PreparedPool, NoLineup>>()
    known.set(asked, pools)
    const rules = asked.rules.filter((_, place) => place !== rule)
    const pool = pools.get(rule) ?? preparePool({ ...asked, rules, count: 1 }, kernel)
    pools.set(rule, pool)
    return pool
  }
}

/**
 * Why no lineup obeys: the first single thing without which there is one. Strict shares and other rules come before the way
 * that the user chose, since only they can be switched off; what is wrong with the list itself comes first.
 */
function whyNot(
  limits: RepairLimits,
  request: RepairRequest,
  poolWithout: (rule: number) => Result<PreparedPool, NoLineup>,
): WhyNot {
  const strict = limits.needs.filter(({ isStrict }) => isStrict)
  const features = strict.map(({ feature }) => feature)
  const isAny = (of: RepairLimits, have = features) => bestKeeping(of, [], have) !== null

  if (isAny({ ...limits, apart: { ...limits.apart, from: [] }, banned: [] })) return { kind: 'too_near' }
  const share = strict.find((need) =>
    isAny(
      limits,
      features.filter((feature) => feature !== need.feature),
    ),
  )
  if (share) return { kind: 'rule', rule: share.rule }
  for (const [rule, each] of request.rules.entries()) {
    if (isSetRule(each) || each.kind === 'boost') continue
    const pool = poolWithout(rule)
    if (pool.ok && isAny({ ...limits, pool: pool.value, facts: poolFacts(pool.value.rows, request.format) }))
      return { kind: 'rule', rule }
  }
  return isAny({ ...limits, way: { kind: 'best' } }) ? { kind: 'way' } : { kind: 'rules' }
}
