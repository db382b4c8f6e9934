// Draws games: the scores of all people in four games at once, one game a lane. A game's random numbers depend on the
// seed, the game's number and the person alone, so games can be drawn in any order, on any thread.

import { normalOf } from './normal'
import { philox } from './philox'

/** As app/core/games/score-table.ts has them. */
const QUANTILES: usize = 161
const LEAST_Z: f32 = -5
const STEPS_PER_Z: f32 = 16

/** Separates these random numbers from others of the same seed. */
const GAMES_STREAM: u32 = 0x67616d65

export let people: i32 = 0
let scorers: i32 = 0
let blocks: i32 = 0
/** By block, its first scorer; then the number of scorers. */
let blockStarts: usize = 0
/** By scorer: the index of the person, the person's stream of random numbers. */
let personOfScorer: usize = 0
let streams: usize = 0
let factors: usize = 0
let quantiles: usize = 0

/** Independent normal numbers of the scorers, 16 bytes each. */
let normals: usize = 0
let words: usize = 0
/** Scores of the people in the last four games drawn, in 1/100 point: i32x4, 16 bytes a person. */
export let fourScores: usize = 0

/** Reads a score model (layout: ../score-block.ts) and returns its end. */
export function readScoreModel(block: usize): usize {
  people = load<i32>(block)
  scorers = load<i32>(block, 4)
  blocks = load<i32>(block, 8)
  const factorCount = load<i32>(block, 12)
  blockStarts = block + 16
  personOfScorer = blockStarts + 4 * <usize>(blocks + 1)
  streams = personOfScorer + 4 * <usize>scorers
  factors = streams + 4 * <usize>scorers
  quantiles = factors + 4 * <usize>factorCount
  return quantiles + 4 * QUANTILES * <usize>scorers
}

export function allocateGames(): void {
  normals = heap.alloc(16 * <usize>scorers)
  words = heap.alloc(16)
  fourScores = heap.alloc(16 * <usize>people)
  // Everyone who is not a scorer scores 0 in every game.
  memory.fill(fourScores, 0, 16 * <usize>people)
}

/** Draws the games 4 * `group` to 4 * `group` + 3 into `fourScores`. */
export function drawFour(seed: u32, group: u32): void {
  for (let scorer = 0; scorer < scorers; scorer++) {
    philox(group, load<u32>(streams + 4 * <usize>scorer), GAMES_STREAM, 0, seed, 0, words)
    const to = normals + 16 * <usize>scorer
    store<f32>(to, normalOf(load<u32>(words)))
    store<f32>(to, normalOf(load<u32>(words, 4)), 4)
    store<f32>(to, normalOf(load<u32>(words, 8)), 8)
    store<f32>(to, normalOf(load<u32>(words, 12)), 12)
  }
  let factor = factors
  for (let block = 0; block < blocks; block++) {
    const start = load<i32>(blockStarts + 4 * <usize>block)
    const end = load<i32>(blockStarts + 4 * <usize>block, 4)
    factor = scoreBlock(start, end, factor)
  }
}

/** Scores the people of one block, whose factor begins at `factor`; returns the factor's end. */
function scoreBlock(start: i32, end: i32, factor: usize): usize {
  const first = normals + 16 * <usize>start
  for (let scorer = start; scorer < end; scorer++) {
    const last = normals + 16 * <usize>scorer
    let even = f32x4.mul(v128.load32_splat(factor), v128.load(first))
    let odd = f32x4.splat(0)
    let at = first + 16
    factor += 4
    while (at + 16 <= last) {
      odd = f32x4.add(odd, f32x4.mul(v128.load32_splat(factor), v128.load(at)))
      even = f32x4.add(even, f32x4.mul(v128.load32_splat(factor, 4), v128.load(at, 16)))
      at += 32
      factor += 8
    }
    if (at <= last) {
      odd = f32x4.add(odd, f32x4.mul(v128.load32_splat(factor), v128.load(at)))
      factor += 4
    }
    const person = <usize>load<i32>(personOfScorer + 4 * <usize>scorer)
    const table = quantiles + 4 * QUANTILES * <usize>scorer
    v128.store(fourScores + 16 * person, scoresOf(f32x4.add(even, odd), table))
  }
  return factor
}

/** The scores by the person's table at these places of a standard normal distribution. */
function scoresOf(z: v128, table: usize): v128 {
  const scaled = f32x4.mul(f32x4.sub(z, f32x4.splat(LEAST_Z)), f32x4.splat(STEPS_PER_Z))
  const inside = f32x4.min(f32x4.max(scaled, f32x4.splat(0)), f32x4.splat(<f32>(QUANTILES - 1)))
  // The last step of the table is reached from below.
  const steps = i32x4.min_s(i32x4.trunc_sat_f32x4_s(inside), i32x4.splat(<i32>QUANTILES - 2))
  const rest = f32x4.sub(inside, f32x4.convert_i32x4_s(steps))
  const a = v128.load64_zero(table + 4 * <usize>i32x4.extract_lane(steps, 0))
  const b = v128.load64_zero(table + 4 * <usize>i32x4.extract_lane(steps, 1))
  const c = v128.load64_zero(table + 4 * <usize>i32x4.extract_lane(steps, 2))
  const d = v128.load64_zero(table + 4 * <usize>i32x4.extract_lane(steps, 3))
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5)
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5)
  const low = v128.shuffle<i32>(ab, cd, 0, 1, 4, 5)
  const high = v128.shuffle<i32>(ab, cd, 2, 3, 6, 7)
  const rise = f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(high, low)), rest)
  return i32x4.add(low, i32x4.trunc_sat_f32x4_s(f32x4.nearest(rise)))
}

/** Writes the scores of `count` games from number `first` on, in 1/100 point: i32 each, game after game. */
export function drawGamesTo(seed: u32, first: u32, count: i32, to: usize): void {
  for (let done = 0; done < count; ) {
    const game = first + <u32>done
    const lane = <i32>(game & 3)
    const lanes = min(4 - lane, count - done)
    drawFour(seed, game >> 2)
    for (let each = 0; each < lanes; each++) {
      const scores = to + 4 * <usize>people * <usize>(done + each)
      const from = fourScores + 4 * <usize>(lane + each)
      for (let person: usize = 0; person < <usize>people; person++)
        store<i32>(scores + 4 * person, load<i32>(from + 16 * person))
    }
    done += lanes
  }
}
