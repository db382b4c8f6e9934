import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { PlacedCells } from './placed-cells.ts'

/** Games are numbered; a range of them. */
export type GameRange = { first: number; games: number }

/** The games of one contest against its opponents: where lineups stand in them. The same range always gives the same cells. */
export type GameSource = {
  /** @param depth see `PlacedCells`. */
  cells(lineups: LineupRows, range: GameRange, depth: number): PlacedCells
}

/** Goes through a range in parts, so that the cells of all its games need not be kept at once. */
export function forEachPart(
  range: GameRange,
  most: number,
  visit: (part: GameRange, from: number) => void,
): void {
  for (let from = 0; from < range.games; from += most) {
    visit({ first: range.first + from, games: Math.min(most, range.games - from) }, from)
  }
}
