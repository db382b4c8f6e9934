// Four games on the grid of scores, with a bin for every score from a game's lowest lineup to its highest. Entries are
// counted by bin; then each bin gets what a lineup with that score is paid. No lineup is compared with another.

import {
  copies,
  paidPlaces,
  paidThrough,
  span,
  tierEnd,
  tierPrize,
  together,
  topPlaces,
  topTenPlaces,
} from './contest'
import { highest, lowest } from './lineup-scores'

/** Empty bins below the lowest lineup and above the highest; also the bins that are looked at together. */
const MARGIN: i32 = 16
const LIMITS: i32 = 4
/** A bit for each limit. */
const ALL_LIMITS: i32 = 15

/** Entries by bin, i32, and cents by bin, f64: four games, one after another. */
let counts: usize = 0
let values: usize = 0
let binsOfGame: i32 = 0

/** What to add to 4 times, or 8 times, a score to get the address of its bin, by lane. */
let countBase: v128 = i32x4.splat(0)
export let valueBase: v128 = i32x4.splat(0)

/** By lane, i32: scores below the floor are paid like the floor, those above the ceiling like the ceiling. */
export let floors: usize = 0
export let ceilings: usize = 0
/** By lane, i32: the lowest scores that are first, in the top 1%, in the top 10% and paid; 16 bytes each. */
export let thresholds: usize = 0
/** By lane, i32: lower scores have no standing (`markStandings`). */
export let standingFloors: usize = 0
/** By limit, the places that reach it. */
let limits: usize = 0
/**
 * By limit, the counted entries that reached it in the games of the block, f64: more than its places where entries tie. None where
 * there are fewer entries than places.
 */
export let entriesReached: usize = 0

export function allocateGrid(): void {
  binsOfGame = (span + 3 * MARGIN) & ~(MARGIN - 1)
  counts = heap.alloc(16 * <usize>binsOfGame)
  values = heap.alloc(32 * <usize>binsOfGame)
  floors = heap.alloc(16)
  ceilings = heap.alloc(16)
  standingFloors = heap.alloc(16)
  thresholds = heap.alloc(16 * <usize>LIMITS)
  limits = heap.alloc(4 * <usize>LIMITS)
  entriesReached = heap.alloc(8 * <usize>LIMITS)
  store<i32>(limits, 1)
  store<i32>(limits, topPlaces, 4)
  store<i32>(limits, topTenPlaces, 8)
  store<i32>(limits, paidPlaces, 12)
  memory.fill(counts, 0, 16 * <usize>binsOfGame)
}

/** Places the grids of four games; false where scores of a game lie further apart than a grid is wide. */
export function placeGrids(): bool {
  if (v128.any_true(i32x4.ge_u(i32x4.sub(highest, lowest), i32x4.splat(span)))) return false
  const starts = i32x4.mul(i32x4(0, 1, 2, 3), i32x4.splat(binsOfGame))
  const offsets = i32x4.sub(i32x4.add(starts, i32x4.splat(MARGIN)), lowest)
  countBase = i32x4.add(i32x4.shl(offsets, 2), i32x4.splat(<i32>counts))
  valueBase = i32x4.add(i32x4.shl(offsets, 3), i32x4.splat(<i32>values))
  return true
}

/** Counts the entries of the opponents, whose scores these are. */
export function countOpponents(scores: usize, count: i32): void {
  const base = countBase
  for (let i = 0; i < count; i++) {
    const bins = i32x4.add(i32x4.shl(v128.load(scores + 16 * <usize>i), 2), base)
    countEntries(bins, load<i32>(copies + 4 * <usize>i))
  }
}

/** Counts lineups, each entered once. */
export function countLineups(scores: usize, count: i32): void {
  const base = countBase
  for (let i = 0; i < count; i++)
    countEntries(i32x4.add(i32x4.shl(v128.load(scores + 16 * <usize>i), 2), base), 1)
}

function countEntries(bins: v128, entries: i32): void {
  const a = <usize>i32x4.extract_lane(bins, 0)
  const b = <usize>i32x4.extract_lane(bins, 1)
  const c = <usize>i32x4.extract_lane(bins, 2)
  const d = <usize>i32x4.extract_lane(bins, 3)
  store<i32>(a, load<i32>(a) + entries)
  store<i32>(b, load<i32>(b) + entries)
  store<i32>(c, load<i32>(c) + entries)
  store<i32>(d, load<i32>(d) + entries)
}

/** Pays the bins of that many games. */
export function payGames(games: i32): void {
  for (let lane = 0; lane < 4; lane++) {
    if (lane < games) payGame(lane)
    else leaveOut(lane)
  }
}

/** Empties the counts. A game uses a part of its grid only, so each is emptied apart. */
export function clearCounts(): void {
  for (let lane = 0; lane < 4; lane++) {
    const bins = laneOf(highest, lane) - laneOf(lowest, lane) + 1
    memory.fill(countsOf(lane) + 4 * <usize>MARGIN, 0, 4 * <usize>bins)
  }
}

/**
 * Goes from the best score down. With n entries above and t of the same score, each of these t gets the prizes of the
 * places n + 1 to n + t divided by t. Where a lineup enters alone, it is one more of the t. Bins whose
 * entries are all in one tier are not looked at one by one.
 */
function payGame(lane: i32): void {
  const low = laneOf(lowest, lane) - MARGIN
  const high = laneOf(highest, lane) + 1
  const own = together ? 0 : 1
  const gameCounts = countsOf(lane)
  const gameValues = valuesOf(lane)

  clearThresholds(lane)
  let above = 0
  let tier = 0
  let end = tierEnd(0)
  let prize = tierPrize(0)
  let met = 0
  let next = nextLimit(0)
  let floor = 0
  for (let first = (high - low) & ~(MARGIN - 1); first >= 0; first -= MARGIN) {
    const here = entriesFrom(gameCounts + 4 * <usize>first)
    if (above + here < next && <f64>(above + here + own) <= end) {
      payAlike(gameValues + 8 * <usize>first, prize)
      above += here
      continue
    }
    for (let bin = first + MARGIN - 1; bin >= first; bin--) {
      if (above >= next) {
        met = meetLimits(lane, above, met, low + bin + 1)
        next = nextLimit(met)
        if (met == ALL_LIMITS) {
          floor = bin
          break
        }
      }
      while (<f64>above >= end) {
        tier++
        end = tierEnd(tier)
        prize = tierPrize(tier)
      }
      const entries = load<i32>(gameCounts + 4 * <usize>bin)
      store<f64>(gameValues + 8 * <usize>bin, shareOf(above, entries + own, tier))
      above += entries
    }
    if (met == ALL_LIMITS) break
  }
  // Where the walk did not end at a bin that is paid nothing, the floor is a bin below all entries.
  if (met == ALL_LIMITS) store<f64>(gameValues + 8 * <usize>floor, 0)
  store<i32>(floors + 4 * <usize>lane, low + floor)
  store<i32>(ceilings + 4 * <usize>lane, high)
}

/** A game that does not count: every score is paid nothing and reaches no limit. */
function leaveOut(lane: i32): void {
  store<f64>(valuesOf(lane), 0)
  store<i32>(floors + 4 * <usize>lane, laneOf(lowest, lane) - MARGIN)
  store<i32>(ceilings + 4 * <usize>lane, laneOf(lowest, lane) - MARGIN)
  for (let limit = 0; limit < LIMITS; limit++) setThreshold(limit, lane, i32.MAX_VALUE)
}

/** What each of `tied` entries gets with `above` entries above them, the first of which places is in `tier`. */
function shareOf(above: i32, tied: i32, tier: i32): f64 {
  const last = <f64>(above + tied)
  if (last <= tierEnd(tier)) return tierPrize(tier)
  let lastTier = tier
  while (last > tierEnd(lastTier)) lastTier++
  return (paidThrough(last, lastTier) - paidThrough(<f64>above, tier)) / <f64>tied
}

/** The entries in that many bins as are looked at together. */
function entriesFrom(bins: usize): i32 {
  const sums = i32x4.add(
    i32x4.add(v128.load(bins), v128.load(bins, 16)),
    i32x4.add(v128.load(bins, 32), v128.load(bins, 48)),
  )
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  )
}

function payAlike(bins: usize, cents: f64): void {
  const both = f64x2.splat(cents)
  v128.store(bins, both)
  v128.store(bins, both, 16)
  v128.store(bins, both, 32)
  v128.store(bins, both, 48)
  v128.store(bins, both, 64)
  v128.store(bins, both, 80)
  v128.store(bins, both, 96)
  v128.store(bins, both, 112)
}

/** Sets the thresholds of the limits that so many entries above use up; returns the limits met, a bit each. */
function meetLimits(lane: i32, above: i32, met: i32, threshold: i32): i32 {
  for (let limit = 0; limit < LIMITS; limit++) {
    if ((met >> limit) & 1 || above < load<i32>(limits + 4 * <usize>limit)) continue
    setThreshold(limit, lane, threshold)
    const reached: usize = entriesReached + 8 * <usize>limit
    store<f64>(reached, load<f64>(reached) + <f64>above)
    met |= 1 << limit
  }
  return met
}

/** The fewest entries above that meet another limit. */
function nextLimit(met: i32): i32 {
  let next = i32.MAX_VALUE
  for (let limit = 0; limit < LIMITS; limit++)
    if (!((met >> limit) & 1)) next = min(next, load<i32>(limits + 4 * <usize>limit))
  return next
}

/** Until a limit is met, every score reaches it. */
function clearThresholds(lane: i32): void {
  for (let limit = 0; limit < LIMITS; limit++) setThreshold(limit, lane, i32.MIN_VALUE)
}

function setThreshold(limit: i32, lane: i32, score: i32): void {
  store<i32>(thresholds + 16 * <usize>limit + 4 * <usize>lane, score)
}

function countsOf(lane: i32): usize {
  return counts + 4 * <usize>(lane * binsOfGame)
}

function valuesOf(lane: i32): usize {
  return values + 8 * <usize>(lane * binsOfGame)
}

function laneOf(scores: v128, lane: i32): i32 {
  if (lane == 0) return i32x4.extract_lane(scores, 0)
  if (lane == 1) return i32x4.extract_lane(scores, 1)
  return lane == 2 ? i32x4.extract_lane(scores, 2) : i32x4.extract_lane(scores, 3)
}

/**
 * Writes into the bins of a game, in place of what they are paid, how many entries are above; down to the lowest bin that
 * has fewer than `depth` of them, whose score becomes the game's floor. Counts who reaches limits of `depth` places and fewer.
 */
export function markStandings(lane: i32, depth: i32): void {
  const low = laneOf(lowest, lane) - MARGIN
  const high = laneOf(highest, lane) + 1
  const gameCounts = countsOf(lane)
  const gameValues = valuesOf(lane)
  let above = 0
  let met = 0
  let next = nextLimit(0)
  let bin = ((high - low) & ~(MARGIN - 1)) + MARGIN - 1
  for (; bin >= 0 && above < depth; bin--) {
    store<i32>(gameValues + 8 * <usize>bin, above)
    above += load<i32>(gameCounts + 4 * <usize>bin)
    if (above >= next) {
      met = meetLimits(lane, above, met, low + bin)
      next = nextLimit(met)
    }
  }
  store<i32>(standingFloors + 4 * <usize>lane, above < depth ? i32.MIN_VALUE : low + bin + 1)
}

/** The entries above a score of at least the floor, as `markStandings` wrote them. */
export function entriesAbove(lane: i32, score: i32): i32 {
  return load<i32>(valuesOf(lane) + 8 * <usize>binOf(lane, score))
}

/** The entries of that score. */
export function entriesAt(lane: i32, score: i32): i32 {
  return load<i32>(countsOf(lane) + 4 * <usize>binOf(lane, score))
}

/** Scores outside the opponents' have an empty bin below or above all entries. */
function binOf(lane: i32, score: i32): i32 {
  const low = laneOf(lowest, lane) - MARGIN
  return min(max(score - low, 0), laneOf(highest, lane) + 1 - low)
}
