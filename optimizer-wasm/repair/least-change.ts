import type { FoundLineups, PreparedPool, SearchLimits } from '../lineups-under.ts'
import { type Feature, limitsOfFeatures } from '../sequence/demand.ts'
import { compareLineups, type RankedLineup } from '../sequence/lineup-order.ts'
import type { PoolFacts, Rows } from '../sequence/pool-facts.ts'
import type { ReadLineup } from './lineup-cells.ts'
import type { RepairWay } from './repair-request.ts'
import type { Need } from './share-needs.ts'
import type { StepPurse } from './step-purse.ts'
import { wayLimits } from './way-limits.ts'

/** What every repair of one lineup obeys. */
export type RepairLimits = {
  pool: PreparedPool
  facts: PoolFacts
  way: RepairWay
  before: ReadLineup
  apart: NonNullable<SearchLimits['apart']>
  banned: readonly Rows[]
  needs: readonly Need[]
  usedCaptains: ReadonlySet<number>
  purse: StepPurse
  /** The lineup in slots; null where its players can't stand so that the locked ones stay. */
  placed: (rows: Rows) => Rows | null
}

/** So much longer is each list in which a lineup that the way accepts is looked for. */
const GROWTH = 8

/**
 * The lineup with the fewest slots changed; of those, the one that meets the most urgent shares that can be met; of those, the
 * best. Null where no lineup obeys (or the steps are used up).
 */
export function leastChange(limits: RepairLimits): RankedLineup | null {
  const { before, needs } = limits
  const strict = needs.filter(({ isStrict }) => isStrict).map(({ feature }) => feature)
  for (let kept = before.staying.length; kept >= 0; kept--) {
    const sets = subsets(before.staying, kept)
    const lineup = bestOfSets(limits, sets, strict)
    if (lineup) return withSoftShares(limits, sets, strict, lineup)
    // So a lineup that can't be repaired does not take a search for each set of players who could stay.
    if (kept === before.staying.length && !bestKeeping(limits, [], strict)) return null
  }
  return null
}

/**
 * The best lineup of all that keep the locked rows, with the most urgent shares that can be met.
 * @param mayBe whether a lineup that meets a soft share may stand for the best one without.
 */
export function bestOfAll(
  limits: RepairLimits,
  mayBe: (nearer: RankedLineup, best: RankedLineup) => boolean = () => true,
): RankedLineup | null {
  const strict = limits.needs.filter(({ isStrict }) => isStrict).map(({ feature }) => feature)
  const best = bestKeeping(limits, [], strict)
  return best && withSoftShares(limits, [[]], strict, best, mayBe)
}

/** Of soft shares each binds unless, beside those before it, it would need more changes. */
function withSoftShares(
  limits: RepairLimits,
  sets: readonly Rows[],
  strict: readonly Feature[],
  first: RankedLineup,
  mayBe: (nearer: RankedLineup, best: RankedLineup) => boolean = () => true,
): RankedLineup {
  const soft = limits.needs.filter(({ isStrict }) => !isStrict).map(({ feature }) => feature)
  if (soft.length === 0) return first
  const all = bestOfSets(limits, sets, [...strict, ...soft])
  if (all && mayBe(all, first)) return all
  let nearest = first
  const met = [...strict]
  for (const feature of soft) {
    const nearer = bestOfSets(limits, sets, [...met, feature])
    if (!nearer || !mayBe(nearer, first)) continue
    nearest = nearer
    met.push(feature)
  }
  return nearest
}

function bestOfSets(
  limits: RepairLimits,
  sets: readonly Rows[],
  features: readonly Feature[],
): RankedLineup | null {
  const found = sets.flatMap((kept) => bestKeeping(limits, kept, features) ?? [])
  return found.sort((a, b) => compareLineups(limits.facts, a, b))[0] ?? null
}

/** The best lineup that keeps these rows and has these features. */
export function bestKeeping(
  { pool, facts, way, before, apart, banned, usedCaptains, purse, placed }: RepairLimits,
  kept: Rows,
  features: readonly Feature[],
): RankedLineup | null {
  const locked = before.lockedSlots.map((slot) => before.rows[slot]!)
  const ofWay = wayLimits(way, before, [...locked, ...kept], facts)
  const ofShares = limitsOfFeatures(features, facts, usedCaptains)
  const limits = {
    closedRows: [...ofWay.closedRows, ...ofShares.closedRows],
    neededRows: [...kept.map((row) => [row]), ...ofWay.neededRows, ...ofShares.neededRows],
    ...(ofShares.ofCaptainsTeam && { ofCaptainsTeam: ofShares.ofCaptainsTeam }),
    ...(ofShares.groups && { groups: ofShares.groups }),
    apart,
    banned,
  }
  for (let wanted = 1, seen = 0; ; wanted *= GROWTH) {
    const found = purse.spend(
      (stepBudget): FoundLineups => pool.bestLineups({ ...limits, wanted, stepBudget }),
    )
    const accepted = found.lineups
      .slice(seen)
      .find(
        ({ rows }) => (ofWay.isAccepted?.(rows) ?? true) && (locked.length === 0 || placed(rows) !== null),
      )
    if (accepted) return accepted
    if (found.lineups.length < wanted) return null
    seen = found.lineups.length
  }
}

/** All sets of `size` of the rows, in order. */
function subsets(rows: Rows, size: number): Rows[] {
  if (size === 0) return [[]]
  if (size > rows.length) return []
  const [first, ...rest] = rows
  return [...subsets(rest, size - 1).map((set) => [first!, ...set]), ...subsets(rest, size)]
}
