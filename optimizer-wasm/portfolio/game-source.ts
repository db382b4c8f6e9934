import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { Gains } from './choose-greedily.ts'
import type { GameBits } from './coverage-gains.ts'
import type { PlacedCells } from './placed-cells.ts'
import type { PrizeSums } from './prizes.ts'

/** Games are numbered; a range of them. `first` is a multiple of `GAMES_OF_BLOCK`. */
export type GameRange = { first: number; games: number }

/** What each lineup is worth alone in a range of games. */
export type Screened = {
  /** Cents a game, before fees. */
  paid: Float64Array
  /** The games in which it finishes within the first places. */
  placed: GameBits
}

/** The games of one contest against its opponents. The same range always gives the same answers. */
export type GameSource = {
  /** For a short list of lineups. @param depth see `PlacedCells`. */
  cells(lineups: LineupRows, range: GameRange, depth: number): PlacedCells
  /** For a long one. @param places the places that `placed` is about. */
  screen(lineups: LineupRows, range: GameRange, places: number): Screened
  /** The scores of all people, in 1/100 point, game after game. */
  scores(range: GameRange): Int32Array
  /** What candidates add in money; nothing else may be asked of the source until the last one was added. */
  gains(cells: PlacedCells, prizes: PrizeSums): Gains
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
