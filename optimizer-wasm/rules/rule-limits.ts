import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { GroupRule, Range, SingleLineupRule } from '#core/rules/build-rule.ts'
import type { Candidates } from '../candidates.ts'
import { areContradictory, unreachableSum } from './contradictions.ts'
import type { RowSets } from './row-sets.ts'
import { rowCents, rowLogShares, rowOwnership, rowPoints } from './row-weights.ts'
import { besideKept, keptBeside, limitsOfRange, mayBreak, type SumLimit } from './sum-limit.ts'

/** What the rules of a build mean for the search; without boosts and without a `LineupRule` (see candidates.ts). */
export type RuleLimits = {
  sums: SumLimit[]
  closed: Set<number>
  /** Bit n: a lineup may hold n players of the captain's team. */
  splits: number
}

export const ANY_SPLIT = -1

/**
 * The rules as sums, closed rows and splits, the same for all shapes of a pool. `bestPoints`: the most that a legal lineup has, in
 * 1/10,000 point.
 */
export function limitsOfRules(
  rules: readonly SingleLineupRule[],
  pool: RowSets,
  bestPoints: number,
): RuleLimits {
  const limits: RuleLimits = { sums: [], closed: new Set(), splits: ANY_SPLIT }
  for (const rule of rules) addRule(limits, rule, pool, bestPoints)
  return limits
}

/** The limits for one shape: beside what is kept, without sums that no lineup of the shape misses. */
export function limitsOfShape(limits: RuleLimits, candidates: Candidates): RuleLimits {
  const kept = keptBeside(candidates)
  const sums = limits.sums.map((sum) => besideKept(sum, kept)).filter((sum) => mayBreak(sum, candidates))
  if (areContradictory(sums, candidates)) sums.push(unreachableSum(candidates.rows.length))
  return { ...limits, sums }
}

function addRule(limits: RuleLimits, rule: SingleLineupRule, pool: RowSets, bestPoints: number): void {
  const { rows, format } = pool.candidates
  const addRange = (weights: Int32Array, range: Range) =>
    limits.sums.push(...limitsOfRange(weights, range, pool.slots))
  const close = (isClosed: (row: Player, index: number) => boolean) => {
    for (const [index, row] of rows.entries()) if (isClosed(row, index)) limits.closed.add(index)
  }
  switch (rule.kind) {
    case 'one_of_a_team':
    case 'one_of_a_lineup':
      return
    case 'person': {
      const own = pool.flagsOf(new Set([rule.person]), rule.slots)
      if (rule.use === 'exclude') close((_, index) => own[index] === 1)
      else addRange(Int32Array.from(own), { min: 1, max: null })
      return
    }
    case 'captain_pool': {
      const people = new Set(rule.people)
      close((row) => isCaptainRow(row) && !people.has(personKey(row)))
      return
    }
    case 'group':
      limits.sums.push(...limitsOfGroup(rule, pool))
      return
    case 'team_split':
      if (format.captain) addSplits(limits, rule.ofCaptainsTeam, pool)
      return
    case 'salary':
      // The most that may be spent is the budget of the search (prepared-pool.ts).
      addRange(rowCents(rows), scaled({ ...rule.dollars, max: null }, 100))
      return
    case 'projection':
      addRange(rowPoints(rows, format), scaled(rule.pctOfBest, bestPoints / 100))
      return
    case 'ownership_sum':
      close((row) => row.ownershipPct === null)
      addRange(...rowOwnership(rows, rule.pct))
      return
    case 'ownership_product': {
      const needsSome = rule.share.min !== null && rule.share.min > 0
      close(({ ownershipPct }) => ownershipPct === null || (needsSome && ownershipPct <= 0))
      addRange(...rowLogShares(rows, rule.share, pool.slots))
      return
    }
    default:
      rule satisfies never
  }
}

/** Restricts how many players are of the captain's team; the sums are for the search, the splits for gaps in the list. */
export function addSplits(
  limits: Pick<RuleLimits, 'sums' | 'splits'> & { closed: Pick<Set<number>, 'add'> },
  counts: readonly number[],
  pool: RowSets,
): void {
  const allowed = counts.filter((count) => Number.isInteger(count) && count >= 1 && count <= pool.slots)
  const { rows } = pool.candidates
  limits.splits &= allowed.reduce((bits, count) => bits | (1 << count), 0)
  const range = { min: Math.min(...allowed, pool.slots + 1), max: Math.max(...allowed, 0) }
  for (const team of new Set(rows.map((row) => row.team))) {
    const captains = Uint8Array.from(rows, (row) => (row.team === team && isCaptainRow(row) ? 1 : 0))
    if (team === null) {
      // Beside a captain of an unknown team no other player counts.
      if (!allowed.includes(1))
        for (const [index, flag] of captains.entries()) if (flag) limits.closed.add(index)
      continue
    }
    const weights = Int32Array.from(rows, (row) => (row.team === team ? 1 : 0))
    limits.sums.push(...limitsOfRange(weights, range, pool.slots, captains))
  }
}

function limitsOfGroup({ players, slots, count, per, when }: GroupRule, pool: RowSets): SumLimit[] {
  const people = pool.peopleIn(players)
  const range = wholeRange(count)
  const limit = (counted: ReadonlySet<string>, triggers: Uint8Array | null) =>
    limitsOfRange(Int32Array.from(pool.flagsOf(counted, slots)), range, pool.slots, triggers)
  if (when && when.team !== 'any') {
    return pool
      .besideEach(when, people)
      .flatMap(({ bound, counted }) => limit(counted, pool.flagsOf(bound, when.slots)))
  }
  const triggers = when && pool.flagsOf(pool.peopleIn(when.players), when.slots)
  if (per === 'lineup') return limit(people, triggers)
  return pool.partsOf(people, per).flatMap((counted) => limit(counted, triggers))
}

/** Limits in units of a weight, rounded towards the allowed side by what a double may be off. */
function scaled({ min, max }: Range, units: number): Range {
  return {
    min: min === null ? null : Math.ceil(min * units - 1e-6),
    max: max === null ? null : Math.floor(max * units + 1e-6),
  }
}

function wholeRange(range: Range): Range {
  return scaled(range, 1)
}
