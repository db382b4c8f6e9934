// Scores of drawn games for the page: it reads them where it wants more of a game than a contest's result.

import { drawGamesTo, people } from './games'

/** Scores of people in the games of a block, i32 each, game after game. */
export let drawn: usize = 0

export function allocateDrawn(gamesOfBlock: i32): void {
  drawn = heap.alloc(4 * <usize>(people * gamesOfBlock))
}

/** Draws the `count` games from game `first` on. */
export function drawGames(seed: u32, first: u32, count: i32): void {
  drawGamesTo(seed, first, count, drawn)
}
