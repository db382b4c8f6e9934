import { type Demand, hasFeature } from './demand.ts'
import type { PoolFacts, Rows } from './pool-facts.ts'

/** By demand, 1 where the lineup meets it; a demand for new captains is met by none, since that depends on the others. */
export type Met = Readonly<Uint8Array>

/** Reads which demands a lineup meets; each lineup, by its identity, is looked at once. */
export function metDemands(demands: readonly Demand[], facts: PoolFacts): (rows: Rows) => Met {
  const met = Uint8Array.from(demands, ({ feature }) => (feature.kind === 'lacks' ? 1 : 0))
  // A share of each captain makes as many demands as there are people, and most lineups hold a few of their rows.
  const byRow = facts.rows.map((): number[] => [])
  const others: number[] = []
  for (const [demand, { feature }] of demands.entries()) {
    if (feature.kind === 'holds' || feature.kind === 'lacks')
      for (const row of feature.rows) byRow[row]!.push(demand)
    else if (feature.kind !== 'new_captain') others.push(demand)
  }
  const known = new Map<Rows, Met>()
  return (rows) => known.get(rows) ?? read(rows)

  function read(rows: Rows): Met {
    const own = met.slice()
    for (const row of rows) for (const demand of byRow[row]!) own[demand] = 1 - met[demand]!
    for (const demand of others)
      own[demand] = Number(hasFeature(demands[demand]!.feature, rows, facts, NOBODY))
    known.set(rows, own)
    return own
  }
}

const NOBODY: ReadonlySet<number> = new Set()
