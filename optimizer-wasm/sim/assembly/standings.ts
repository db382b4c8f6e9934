// Where the judged lineups stand in each game of a block. A lineup that alone would finish within the first `depth` places
// gets a cell: its number, its score, the opponents above it and those of the same score (../../portfolio/placed-cells.ts).

import { judged, judgedRows, size } from './contest'
import { entriesAbove, entriesAt, markStandings, standingFloors } from './grid'
import { scoreOf, scoreOfSix } from './lineup-scores'

/** By cell: lineup, score, opponents above, opponents of the same score; i32 each, game after game, the best score first. */
export let cells: usize = 0
/** By game of the block, the place of its first cell, i32; at the end the number of cells. */
export let cellStarts: usize = 0
let cellCount: i32 = 0
let depth: i32 = 0
/** By lane, the keys of the lineups that have a cell: score and number in one u64, so that equal scores are told apart. */
let keys: usize = 0

export function allocateStandings(gamesOfBlock: i32, places: i32): void {
  depth = places
  cells = heap.alloc(16 * <usize>(judged * gamesOfBlock))
  cellStarts = heap.alloc(4 * <usize>(gamesOfBlock + 1))
  keys = heap.alloc(8 * <usize>(4 * judged))
}

export function clearStandings(): void {
  cellCount = 0
  store<i32>(cellStarts, 0)
}

/** Adds the cells of four games, whose opponents are counted. */
export function standFour(game: i32, left: i32): void {
  for (let lane = 0; lane < left; lane++) markStandings(lane, depth)
  const floor = v128.load(standingFloors)
  const keysOfLane: usize = 8 * <usize>judged
  let end0 = keys
  let end1 = keys + keysOfLane
  let end2 = keys + 2 * keysOfLane
  let end3 = keys + 3 * keysOfLane
  for (let i = 0; i < judged; i++) {
    const lineup: usize = judgedRows + 2 * <usize>(i * size)
    const score = size == 6 ? scoreOfSix(lineup) : scoreOf(lineup)
    const placed = i32x4.bitmask(i32x4.ge_s(score, floor))
    if (placed == 0) continue
    if (placed & 1) end0 = addKey(end0, i32x4.extract_lane(score, 0), i)
    if (placed & 2) end1 = addKey(end1, i32x4.extract_lane(score, 1), i)
    if (placed & 4) end2 = addKey(end2, i32x4.extract_lane(score, 2), i)
    if (placed & 8) end3 = addKey(end3, i32x4.extract_lane(score, 3), i)
  }
  const at: usize = cellStarts + 4 * <usize>game
  store<i32>(at, writeCells(0, keys, end0), 4)
  if (left > 1) store<i32>(at, writeCells(1, keys + keysOfLane, end1), 8)
  if (left > 2) store<i32>(at, writeCells(2, keys + 2 * keysOfLane, end2), 12)
  if (left > 3) store<i32>(at, writeCells(3, keys + 3 * keysOfLane, end3), 16)
}

/** The higher score has the smaller key; of equal ones the first lineup. */
function addKey(end: usize, score: i32, lineup: i32): usize {
  store<u64>(end, ((<u64>(i32.MAX_VALUE - score)) << 32) | <u64>(<u32>lineup))
  return end + 8
}

/** Returns the number of cells then. */
function writeCells(lane: i32, first: usize, end: usize): i32 {
  sort(first, end)
  for (let key = first; key < end; key += 8) {
    const word = load<u64>(key)
    const score = i32.MAX_VALUE - <i32>(word >> 32)
    const cell: usize = cells + 16 * <usize>cellCount
    store<i32>(cell, <i32>word)
    store<i32>(cell, score, 4)
    store<i32>(cell, entriesAbove(lane, score), 8)
    store<i32>(cell, entriesAt(lane, score), 12)
    cellCount++
  }
  return cellCount
}

/** Shell's sort with the gaps 1, 4, 13, 40, ... */
function sort(first: usize, end: usize): void {
  const count = (end - first) >> 3
  let gap: usize = 1
  while (gap < count / 3) gap = 3 * gap + 1
  for (; gap > 0; gap = (gap - 1) / 3) {
    const step: usize = 8 * gap
    for (let at = first + step; at < end; at += 8) {
      const key = load<u64>(at)
      let to = at
      while (to >= first + step && load<u64>(to - step) > key) {
        store<u64>(to, load<u64>(to - step))
        to -= step
      }
      store<u64>(to, key)
    }
  }
}
