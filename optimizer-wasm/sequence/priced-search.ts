import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { isCaptainRow } from '#core/players/player.ts'
import type { Sliced } from '#core/sliced.ts'
import { sum } from '../whole-numbers.ts'
import type { OrderedBuild } from './build-in-order.ts'
import { type Demand, type Feature, limitsOfFeatures } from './demand.ts'
import { captainPerson, type PoolFacts, type Rows } from './pool-facts.ts'
import type { Prices, SetNeeds } from './share-prices.ts'

export type PricedSearch = {
  /** By demand: whether lineups that meet it can be found by a price. */
  isPriced: readonly boolean[]
  /**
   * The lineups that count most, as many as are needed, and the best of further captains where those have too few. Null: not found
   * with the steps there are.
   */
  bestAt: (prices: Prices, needs: SetNeeds) => Sliced<Rows[] | null>
}

/** Each of them doubles the searches at one set of prices. */
const MOST_CELL_FEATURES = 3
/** Of a row, 1,000 points: with them sums of values are exact in the kernel. */
const MOST_TERMS = 1_000 * TERMS_PER_POINT
const NOBODY: ReadonlySet<number> = new Set()

/** Finds the lineups of the pool that count most at prices; the kept and the removed ones are none of them. */
export function pricedSearch(
  demands: readonly Demand[],
  {
    pool,
    facts,
    kept,
    banned,
    distance,
    meter,
  }: Pick<OrderedBuild, 'pool' | 'facts' | 'kept' | 'banned' | 'distance' | 'meter'>,
): PricedSearch {
  const byRows = demands.map(({ feature }) => rowsToPrice(feature, facts))
  const byCells = featuresOfCells(demands, (demand) => byRows[demand] !== null)
  const inCells = new Set(byCells.flatMap(({ having, lacking }) => [...having, ...lacking]))
  return { isPriced: demands.map((_, demand) => byRows[demand] !== null || inCells.has(demand)), bestAt }

  function* bestAt(prices: Prices, { lineups, newCaptains, keptCaptains }: SetNeeds): Sliced<Rows[] | null> {
    const terms = facts.rows.map(() => 0)
    for (const [demand, price] of prices.entries()) {
      const { rows, sign } = byRows[demand] ?? NONE
      for (const row of rows) terms[row]! += sign * price
    }
    const cells = cellsOf(byCells, (demand) => prices[demand]! > 0)
    if (terms.some((each) => Math.abs(each) > MOST_TERMS)) return null
    const search = pool.withPrices(terms)
    const best = yield* bestOf(lineups, [])
    if (!best || best.length < lineups) return null
    const captains = new Set([...keptCaptains, ...best.map((rows) => captainPerson(facts, rows))])
    while (captains.size - keptCaptains.size < newCaptains) {
      const [head] = (yield* bestOf(1, captainRows(captains))) ?? []
      if (!head) return null
      captains.add(captainPerson(facts, head))
      best.push(head)
    }
    return best

    function* bestOf(wanted: number, closed: readonly number[]): Sliced<Rows[] | null> {
      const found: { rows: Rows; count: number }[] = []
      for (const { features, met } of cells) {
        const limits = limitsOfFeatures(features, facts, NOBODY)
        const closedRows = [...limits.closedRows, ...closed]
        if (limits.ofCaptainsTeam?.length === 0) continue
        if (limits.neededRows.some((rows) => rows.every((row) => closedRows.includes(row)))) continue
        const stepBudget = meter.forOneSearch(0)
        if (stepBudget <= 0) return null
        const apart = kept.length > 0 ? { apart: { from: kept, ...distance } } : {}
        const { lineups, isProved, steps } = search({
          ...limits,
          closedRows,
          wanted,
          banned,
          stepBudget,
          ...apart,
        })
        meter.spendSearch(steps)
        yield* meter.pause()
        if (!isProved) return null
        const ofCell = sum(met.map((demand) => prices[demand]!)) / TERMS_PER_POINT
        for (const { rows, objective } of lineups) found.push({ rows, count: objective + ofCell })
      }
      if (cells.length > 1) found.sort((a, b) => b.count - a.count)
      return found.slice(0, wanted).map(({ rows }) => rows)
    }
  }

  function captainRows(people: ReadonlySet<number>): number[] {
    return [...facts.rows.keys()].filter(
      (row) => isCaptainRow(facts.rows[row]!) && people.has(facts.personOfRow[row]!),
    )
  }
}

type RowPrices = { rows: ReadonlySet<number>; sign: 1 | -1 }
const NONE: RowPrices = { rows: NOBODY, sign: 1 }

/**
 * The rows that count the price of the feature, once for each lineup that has it, or off each that has it not; null where a lineup
 * may hold several of the rows, or where it is no matter of rows.
 */
function rowsToPrice(feature: Feature, { rows: all, personOfRow }: PoolFacts): RowPrices | null {
  if (feature.kind !== 'holds' && feature.kind !== 'lacks') return null
  const rows = [...feature.rows]
  const isOne = new Set(rows.map((row) => personOfRow[row]!)).size === 1
  if (!isOne && !rows.every((row) => isCaptainRow(all[row]!))) return null
  return { rows: feature.rows, sign: feature.kind === 'holds' ? 1 : -1 }
}

/** A feature whose price no rows count, and the demands, by index, for lineups that have it and for those that have it not. */
type CellFeature = { feature: CountedFeature; having: readonly number[]; lacking: readonly number[] }

/** Demands that would make too many cells are left out. */
function featuresOfCells(demands: readonly Demand[], isByRows: (demand: number) => boolean): CellFeature[] {
  const found: CellFeature[] = []
  for (const [index, { feature }] of demands.entries()) {
    if (feature.kind === 'new_captain' || isByRows(index)) continue
    if (found.some(({ having, lacking }) => having.includes(index) || lacking.includes(index))) continue
    const alike = (other: Feature) =>
      [...demands.keys()].filter((each) => isSame(demands[each]!.feature, other))
    found.push({ feature, having: alike(feature), lacking: alike(oppositeOf(feature)) })
  }
  return found.slice(0, MOST_CELL_FEATURES)
}

/** All lineups in parts, with and without each feature that has a price; `met`: the demands that those of the part meet. */
type Cell = { features: readonly Feature[]; met: readonly number[] }

function cellsOf(byCells: readonly CellFeature[], hasPrice: (demand: number) => boolean): Cell[] {
  let cells: Cell[] = [{ features: [], met: [] }]
  for (const { feature, having, lacking } of byCells) {
    if (![...having, ...lacking].some(hasPrice)) continue
    cells = cells.flatMap(({ features, met }) => [
      { features: [...features, feature], met: [...met, ...having] },
      { features: [...features, oppositeOf(feature)], met: [...met, ...lacking] },
    ])
  }
  return cells
}

type CountedFeature = Exclude<Feature, { kind: 'new_captain' }>

function oppositeOf(feature: CountedFeature): Feature {
  switch (feature.kind) {
    case 'holds':
      return { ...feature, kind: 'lacks' }
    case 'lacks':
      return { ...feature, kind: 'holds' }
    case 'stacked':
      return { ...feature, kind: 'not_stacked' }
    case 'not_stacked':
      return { ...feature, kind: 'stacked' }
    case 'split':
      return { ...feature, kind: 'other_split' }
    case 'other_split':
      return { ...feature, kind: 'split' }
  }
}

/** The key of a feature that rows, splits or stacks make; rows or stacks of one rule are one object. */
function isSame(a: Feature, b: Feature): boolean {
  if (a.kind !== b.kind) return false
  if ('rows' in a && 'rows' in b) return a.rows === b.rows
  if ('stack' in a && 'stack' in b) return a.stack === b.stack
  return 'ofCaptainsTeam' in a && 'ofCaptainsTeam' in b && a.ofCaptainsTeam === b.ofCaptainsTeam
}
