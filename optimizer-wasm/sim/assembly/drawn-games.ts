// Scores of drawn games for the page: it reads them where it wants more of a game than a contest's result.

import { drawFour, fourScores, people } from './games'

/** Scores of people in the games of a block, i32 each, game after game. */
export let drawn: usize = 0

export function allocateDrawn(gamesOfBlock: i32): void {
  drawn = heap.alloc(4 * <usize>(people * gamesOfBlock))
}

/** Draws the `count` games from game `first` (a multiple of four) on. */
export function drawGames(seed: u32, first: u32, count: i32): void {
  for (let game = 0; game < count; game += 4) {
    drawFour(seed, (first + <u32>game) >> 2)
    for (let lane = 0; lane < min(4, count - game); lane++) {
      const to = drawn + 4 * <usize>(people * (game + lane))
      const from = fourScores + 4 * <usize>lane
      for (let person: usize = 0; person < <usize>people; person++)
        store<i32>(to + 4 * person, load<i32>(from + 16 * person))
    }
  }
}
