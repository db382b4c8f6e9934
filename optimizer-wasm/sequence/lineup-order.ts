import type { Format } from '#core/formats/format.ts'
import { kindsOf, leaderKind, shapesOf } from '#core/formats/shapes.ts'
import type { Player } from '#core/players/player.ts'

export type RankedLineup = { rows: readonly number[]; objective: number }

/** What lineups of a pool are compared by: cents of each row, and its kind by the place that the search gives the kind. */
export type OrderFacts = { cents: readonly number[]; kindPlaces: readonly number[] }

export function orderFacts(rows: readonly Player[], format: Format): OrderFacts {
  const { kinds, kindOfRow } = kindsOf(rows, format.rosterSlots)
  const leader = leaderKind(shapesOf(kinds, format.rosterSlots.length))
  return {
    cents: rows.map(({ salary }) => Math.round(salary * 100)),
    kindPlaces: kindOfRow.map((kind) => (kind === leader ? -1 : kind)),
  }
}

/**
 * Below 0 where `a` comes first: the higher objective, then the lineup that spends more, then the one whose rows are earlier
 * in the pool, kind by kind. The order of the search itself (README.md, "The problem").
 */
export function compareLineups(facts: OrderFacts, a: RankedLineup, b: RankedLineup): number {
  if (a.objective !== b.objective) return b.objective - a.objective
  const cents = centsOf(facts, b.rows) - centsOf(facts, a.rows)
  if (cents !== 0) return cents
  const [first, second] = [inPoolOrder(facts, a.rows), inPoolOrder(facts, b.rows)]
  const place = first.findIndex((row, index) => row !== second[index])
  return place < 0 ? 0 : first[place]! - second[place]!
}

function centsOf({ cents }: OrderFacts, rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + cents[row]!, 0)
}

/** The rows kind by kind, those of a kind in ascending order. */
function inPoolOrder({ kindPlaces }: OrderFacts, rows: readonly number[]): number[] {
  return [...rows].sort((a, b) => kindPlaces[a]! - kindPlaces[b]! || a - b)
}
