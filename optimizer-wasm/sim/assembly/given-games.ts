// Games whose scores are known: finished ones, or those of a test.

import { people } from './contest'

/** Scores of the people in the games of a block, in 1/100 point: i32 each, game after game. */
export let given: usize = 0
/** Those of four games, one game a lane: 16 bytes a person. */
export let fourGiven: usize = 0

export function allocateGiven(gamesOfBlock: i32): void {
  given = heap.alloc(4 * <usize>(people * gamesOfBlock))
  fourGiven = heap.alloc(16 * <usize>people)
}

/** Takes the four games from `first` on; games from `count` on are like the last one before. */
export function takeFour(first: i32, count: i32): void {
  for (let lane = 0; lane < 4; lane++) {
    const game = given + 4 * <usize>(people * min(first + lane, count - 1))
    const to = fourGiven + 4 * <usize>lane
    for (let person: usize = 0; person < <usize>people; person++)
      store<i32>(to + 16 * person, load<i32>(game + 4 * person))
  }
}
