// How four games went: the script of each and which popular people failed in it (app/core/games/game-story.ts). Counted
// for the lineups that did well in a game, so that the page can say what a lineup needs.

import { fourScores, people } from './games'

/** As app/core/games/game-script.ts has them. */
const SCRIPTS: i32 = 8
const SECOND_LEADS: i32 = 1
const BY_RUN: i32 = 2
const LOW: i32 = 4

let expectedAll: i32 = 0
let expectedPass: f64 = 0
let expectedRun: f64 = 0
let popularCount: i32 = 0
/** By person, i32 each: 1, -1 or 0; all bits or none for those who score by passes, and for running backs. */
let sides: usize = 0
let isPass: usize = 0
let isRun: usize = 0
/** By popular person, the person's index and bar, i32 each. */
let popular: usize = 0

/** By lane of the last four games: the script, and a bit for each popular person who failed; i32x4 each. */
let scripts: usize = 0
let failures: usize = 0

/** Reads a story model (layout: ../story-block.ts) and returns its end. */
export function readStory(block: usize): usize {
  expectedAll = load<i32>(block)
  expectedPass = <f64>load<i32>(block, 4)
  expectedRun = <f64>load<i32>(block, 8)
  popularCount = load<i32>(block, 12)
  sides = block + 16
  isPass = sides + 4 * <usize>people
  isRun = isPass + 4 * <usize>people
  popular = isRun + 4 * <usize>people
  return popular + 8 * <usize>popularCount
}

export function allocateStory(): void {
  scripts = heap.alloc(32)
  failures = scripts + 16
}

/** Reads the story of the games in `fourScores`. */
export function readFour(): void {
  let lead = i32x4.splat(0)
  let pass = i32x4.splat(0)
  let run = i32x4.splat(0)
  let all = i32x4.splat(0)
  for (let person: usize = 0; person < <usize>people; person++) {
    const score = v128.load(fourScores + 16 * person)
    lead = i32x4.add(lead, i32x4.mul(score, v128.load32_splat(sides + 4 * person)))
    pass = i32x4.add(pass, v128.and(score, v128.load32_splat(isPass + 4 * person)))
    run = i32x4.add(run, v128.and(score, v128.load32_splat(isRun + 4 * person)))
    all = i32x4.add(all, score)
  }
  const isSecond = v128.and(i32x4.lt_s(lead, i32x4.splat(0)), i32x4.splat(SECOND_LEADS))
  const isLow = v128.and(i32x4.lt_s(all, i32x4.splat(expectedAll)), i32x4.splat(LOW))
  const early = byRun(f64x2.convert_low_i32x4_s(run), f64x2.convert_low_i32x4_s(pass))
  const late = byRun(f64x2.convert_low_i32x4_s(high(run)), f64x2.convert_low_i32x4_s(high(pass)))
  const isRunning = v128.and(v128.shuffle<i32>(early, late, 0, 2, 4, 6), i32x4.splat(BY_RUN))
  v128.store(scripts, v128.or(v128.or(isSecond, isLow), isRunning))

  let failed = i32x4.splat(0)
  for (let index = 0; index < popularCount; index++) {
    const at = popular + 8 * <usize>index
    const score = v128.load(fourScores + 16 * <usize>load<i32>(at))
    const isFailure = i32x4.lt_s(score, v128.load32_splat(at, 4))
    failed = v128.or(failed, v128.and(isFailure, i32x4.splat(1 << index)))
  }
  v128.store(failures, failed)
}

/** Is the running backs' share larger than expected? All bits, or none, of two games. */
function byRun(run: v128, pass: v128): v128 {
  return f64x2.gt(f64x2.mul(run, f64x2.splat(expectedPass)), f64x2.mul(pass, f64x2.splat(expectedRun)))
}

function high(four: v128): v128 {
  return v128.shuffle<i32>(four, four, 2, 3, 2, 3)
}

/** Adds the game in that lane to a tally of u32 counters: 8 scripts, then 16 popular people. */
export function addStory(lane: i32, tally: usize): void {
  addOne(tally + 4 * <usize>load<i32>(scripts + 4 * <usize>lane))
  let failed = load<i32>(failures + 4 * <usize>lane)
  while (failed != 0) {
    addOne(tally + 4 * <usize>(SCRIPTS + ctz(failed)))
    failed &= failed - 1
  }
}

function addOne(counter: usize): void {
  store<u32>(counter, load<u32>(counter) + 1)
}
