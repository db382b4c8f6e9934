// What many judged lineups are worth alone: the cents of each over the games of a block, and the games in which it finishes
// within the first places, a bit each.

import { judged, judgedRows, size } from './contest'
import { ceilings, floors, thresholds, valueBase } from './grid'
import { scoreOf, scoreOfSix } from './lineup-scores'

/** The limit of the paid places in the grid's thresholds. */
const PAID: usize = 3

/** By judged lineup, cents of even and odd games, f64 each. */
export let screenedSums: usize = 0
/** By judged lineup, the words of the block's games. */
export let placedBits: usize = 0
let words: i32 = 0

export function allocateScreening(gamesOfBlock: i32): void {
  words = (gamesOfBlock + 31) >> 5
  screenedSums = heap.alloc(16 * <usize>judged)
  placedBits = heap.alloc(4 * <usize>(judged * words))
}

export function clearScreening(): void {
  memory.fill(screenedSums, 0, 16 * <usize>judged)
  memory.fill(placedBits, 0, 4 * <usize>(judged * words))
}

/** Adds four games, whose bins are paid. `limit`: that of the grid which a bit stands for. */
export function screenFour(game: i32, limit: i32): void {
  const base = valueBase
  const floor = v128.load(floors)
  const ceiling = v128.load(ceilings)
  const paid = v128.load(thresholds + 16 * PAID)
  const threshold = v128.load(thresholds + 16 * <usize>limit)
  const word: usize = 4 * <usize>(game >> 5)
  const shift = game & 31
  const step: usize = 4 * <usize>words
  let bits = placedBits + word
  for (let i = 0; i < judged; i++) {
    const lineup: usize = judgedRows + 2 * <usize>(i * size)
    const score = size == 6 ? scoreOfSix(lineup) : scoreOf(lineup)
    const isPaid = i32x4.bitmask(i32x4.ge_s(score, paid))
    if (isPaid != 0) {
      const bins = i32x4.add(i32x4.shl(i32x4.min_s(i32x4.max_s(score, floor), ceiling), 3), base)
      const early = pairAt(<usize>i32x4.extract_lane(bins, 0), <usize>i32x4.extract_lane(bins, 1))
      const late = pairAt(<usize>i32x4.extract_lane(bins, 2), <usize>i32x4.extract_lane(bins, 3))
      const at = screenedSums + 16 * <usize>i
      v128.store(at, f64x2.add(f64x2.add(v128.load(at), early), late))
    }
    const isPlaced = i32x4.bitmask(i32x4.ge_s(score, threshold))
    if (isPlaced != 0) store<u32>(bits, load<u32>(bits) | (<u32>isPlaced << shift))
    bits += step
  }
}

function pairAt(a: usize, b: usize): v128 {
  return v128.load64_lane(b, v128.load64_zero(a), 1)
}
