// What lineups got and reached in the games of a block. Sums of money are kept apart for even and odd games, in the order
// of the games, so that they are the same bytes on every machine.

import { copies, judged, judgedRows, keepsGames, opponents, paysOpponents, size, together } from './contest'
import { ceilings, floors, thresholds, valueBase } from './grid'
import { scoreOf, scoreOfSix } from './lineup-scores'

/** By judged lineup: cents of even and odd games, f64 each; their squares; counts of games by limit and lane, a byte each. */
export let sums: usize = 0
export let squares: usize = 0
export let reached: usize = 0
/** By opponent's lineup, cents of even and odd games, f64 each. */
export let opponentSums: usize = 0
/** By game of the block, the cents of all judged lineups, f64. */
export let totals: usize = 0
/** By judged lineup and game of the block, cents, f64; only if they are kept. */
export let byGame: usize = 0
let bytesOfLineup: usize = 0
/** By game of the block, the cents of all opponents, f64. */
export let opponentTotals: usize = 0
let bytes: usize = 0

export function allocateTally(gamesOfBlock: i32): void {
  const ofJudged: usize = 16 * <usize>judged
  const ofOpponents: usize = paysOpponents ? 16 * <usize>opponents : 0
  const ofGames: usize = 8 * <usize>gamesOfBlock
  bytes = 3 * ofJudged + ofOpponents + 2 * ofGames
  sums = heap.alloc(bytes)
  squares = sums + ofJudged
  opponentSums = squares + ofJudged
  totals = opponentSums + ofOpponents
  opponentTotals = totals + ofGames
  reached = opponentTotals + ofGames
  bytesOfLineup = ofGames
  if (keepsGames) byGame = heap.alloc(ofGames * <usize>judged)
}

export function clearTally(): void {
  memory.fill(sums, 0, bytes)
}

/**
 * Adds four games of the judged lineups.
 * @param scores where together, their scores; alone they are not known yet.
 * @param game the first of the four in the block.
 */
export function tallyJudged(scores: usize, game: i32): void {
  const base = valueBase
  const floor = v128.load(floors)
  const ceiling = v128.load(ceilings)
  const first = v128.load(thresholds)
  const top = v128.load(thresholds, 16)
  const topTen = v128.load(thresholds, 32)
  const paid = v128.load(thresholds, 48)
  let early = f64x2.splat(0)
  let late = f64x2.splat(0)
  for (let i = 0; i < judged; i++) {
    const lineup: usize = judgedRows + 2 * <usize>(i * size)
    const score = together
      ? v128.load(scores + 16 * <usize>i)
      : size == 6
        ? scoreOfSix(lineup)
        : scoreOf(lineup)

    const bins = i32x4.add(i32x4.shl(i32x4.min_s(i32x4.max_s(score, floor), ceiling), 3), base)
    const centsEarly = pairAt(<usize>i32x4.extract_lane(bins, 0), <usize>i32x4.extract_lane(bins, 1))
    const centsLate = pairAt(<usize>i32x4.extract_lane(bins, 2), <usize>i32x4.extract_lane(bins, 3))
    const at: usize = 16 * <usize>i
    v128.store(sums + at, f64x2.add(f64x2.add(v128.load(sums + at), centsEarly), centsLate))
    v128.store(
      squares + at,
      f64x2.add(
        f64x2.add(v128.load(squares + at), f64x2.mul(centsEarly, centsEarly)),
        f64x2.mul(centsLate, centsLate),
      ),
    )
    if (keepsGames) {
      const kept: usize = byGame + bytesOfLineup * <usize>i + 8 * <usize>game
      v128.store(kept, centsEarly)
      v128.store(kept, centsLate, 16)
    }
    early = f64x2.add(early, centsEarly)
    late = f64x2.add(late, centsLate)

    // A game that reaches a limit adds 1 to its byte. A block has fewer than 4 x 256 games, so no byte overflows.
    const isFirst = v128.and(i32x4.ge_s(score, first), i32x4.splat(1))
    const isTop = v128.and(i32x4.ge_s(score, top), i32x4.splat(1 << 8))
    const isTopTen = v128.and(i32x4.ge_s(score, topTen), i32x4.splat(1 << 16))
    const isPaid = v128.and(i32x4.ge_s(score, paid), i32x4.splat(1 << 24))
    const reaches = v128.or(v128.or(isFirst, isTop), v128.or(isTopTen, isPaid))
    v128.store(reached + at, i32x4.add(v128.load(reached + at), reaches))
  }
  v128.store(totals + 8 * <usize>game, early)
  v128.store(totals + 8 * <usize>game, late, 16)
}

/** Adds four games of the opponents, whose scores these are. */
export function tallyOpponents(scores: usize, game: i32): void {
  const base = valueBase
  const floor = v128.load(floors)
  const ceiling = v128.load(ceilings)
  let early = f64x2.splat(0)
  let late = f64x2.splat(0)
  for (let i = 0; i < opponents; i++) {
    const at: usize = 16 * <usize>i
    const score = v128.load(scores + at)
    const bins = i32x4.add(i32x4.shl(i32x4.min_s(i32x4.max_s(score, floor), ceiling), 3), base)
    const centsEarly = pairAt(<usize>i32x4.extract_lane(bins, 0), <usize>i32x4.extract_lane(bins, 1))
    const centsLate = pairAt(<usize>i32x4.extract_lane(bins, 2), <usize>i32x4.extract_lane(bins, 3))
    const sum = opponentSums + at
    v128.store(sum, f64x2.add(f64x2.add(v128.load(sum), centsEarly), centsLate))
    const entries = f64x2.splat(<f64>load<i32>(copies + 4 * <usize>i))
    early = f64x2.add(early, f64x2.mul(centsEarly, entries))
    late = f64x2.add(late, f64x2.mul(centsLate, entries))
  }
  v128.store(opponentTotals + 8 * <usize>game, early)
  v128.store(opponentTotals + 8 * <usize>game, late, 16)
}

function pairAt(a: usize, b: usize): v128 {
  return v128.load64_lane(b, v128.load64_zero(a), 1)
}
