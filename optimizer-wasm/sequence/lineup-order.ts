import type { PoolFacts, Rows } from './pool-facts.ts'

export type RankedLineup = { rows: Rows; objective: number }

/**
 * Below 0 where `a` comes first: the higher objective, then the lineup that spends more, then the one whose rows are earlier
 * in the pool, slot kind by slot kind. The order of the search itself (README.md, "The problem").
 */
export function compareLineups(facts: PoolFacts, a: RankedLineup, b: RankedLineup): number {
  if (a.objective !== b.objective) return b.objective - a.objective
  const cents = centsOf(facts, b.rows) - centsOf(facts, a.rows)
  if (cents !== 0) return cents
  const [first, second] = [inPoolOrder(facts, a.rows), inPoolOrder(facts, b.rows)]
  const place = first.findIndex((row, index) => row !== second[index])
  return place < 0 ? 0 : first[place]! - second[place]!
}

function centsOf({ cents }: PoolFacts, rows: Rows): number {
  return rows.reduce((sum, row) => sum + cents[row]!, 0)
}

/** The rows with those of equal slots in ascending order. */
function inPoolOrder({ mode: { rosterSlots } }: PoolFacts, rows: Rows): number[] {
  const codes = rosterSlots.map(({ code }) => code)
  const kinds = [...new Set(codes)]
  return kinds.flatMap((kind) => rows.filter((_, place) => codes[place] === kind).sort((a, b) => a - b))
}
