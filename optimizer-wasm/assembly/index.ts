// The door: reserve room for a problem, write it there, solve it, read the answer (layouts in ../README.md).

import { allocateBound, ANY_TEAM, fillBound, NOBODY } from './bound'
import { allocateItems, BY_PAIRS, BY_POOL, BY_VALUE, inPoolOrder, placeItems, values } from './items'
import { allocatePairs, placePairs } from './pairs'
import {
  budget,
  groupCount,
  groupSlots,
  leaderCount,
  leaderRow,
  lineupsWanted,
  pairScale,
  readProblem,
  rowSalary,
  unit,
} from './problem'
import { allocateSearch, boundLeaders, gaveUp, leaderBound, setWalk, takeBestLeader, walkLeader } from './search'
import { allocateSink, drowned, floor, found, foundItem, foundLeader, foundValue, openSink } from './sink'

/** Nodes after which the table that all leaders share has proved too loose. Ordinary slates take some hundred. */
const NODES_WITH_SHARED_TABLE: i32 = 20000

/** Equal lineups after which looking at each is not the way to find the first of them. */
const FEW_EQUALS: i32 = 2000
const ALL_EQUALS: i32 = i32.MAX_VALUE
const NO_EQUALS: i32 = 0

let pickCount: i32 = 0
let answer: usize = 0

/** Forgets whatever was before and returns the address of that many bytes. */
export function reserve(bytes: i32): usize {
  heap.reset()
  return heap.alloc(<usize>bytes)
}

/** Solves the problem at that address and returns how many lineups it found, at most as many as are wanted. */
export function solve(block: usize): i32 {
  readProblem(block)
  pickCount = 0
  for (let group = 0; group < groupCount; group++) pickCount += groupSlots(group)
  answer = heap.alloc(8 * <usize>(lineupsWanted + 1 + pickCount))
  allocateItems()
  allocateSink(pickCount)
  allocateSearch()
  return pairScale > 0 ? solveWithPairs() : solveWithoutPairs()
}

/** Where the answer stands, f64 each: the values of the lineups found, then the best one's leader and items. */
export function answerAddress(): usize {
  return answer
}

function solveWithoutPairs(): i32 {
  placeItems(BY_VALUE)
  allocateBound(columnLeft(true), columnLeft(false))
  fillBound(values, NOBODY, ANY_TEAM)
  openSink(lineupsWanted, -Infinity, FEW_EQUALS, false)
  setWalk(true, NODES_WITH_SHARED_TABLE)
  walkLeaders(false)
  if (!gaveUp() && !drowned()) return writeBest(writeValues())

  // Hundreds of thousands of lineups tie, or one team is worth more than any mix.
  placeItems(BY_POOL)
  return solveInTwoSteps()
}

/** Pairs with the leader change every item's value, so each leader has a table of his own. */
function solveWithPairs(): i32 {
  placeItems(BY_PAIRS)
  allocateBound(columnLeft(true), columnLeft(false))
  allocatePairs(pickCount)
  placePairs()
  fillBound(values, NOBODY, ANY_TEAM)
  openSink(lineupsWanted, -Infinity, FEW_EQUALS, false)
  setWalk(true, 0)
  walkLeaders(true)
  return drowned() ? solveInTwoSteps() : writeBest(writeValues())
}

/**
 * First the value of the best lineup, of equals whichever comes; then, in the order of the pool, the first lineup of
 * that value. With a table for each leader there is hardly a dead branch.
 */
function solveInTwoSteps(): i32 {
  fillBound(values, NOBODY, ANY_TEAM)
  openSink(lineupsWanted, -Infinity, NO_EQUALS, false)
  setWalk(true, 0)
  walkLeaders(true)
  const count = writeValues()
  if (count === 0) return 0

  const value = foundValue(0)
  placeItems(BY_POOL)
  if (pairScale > 0) placePairs()
  fillBound(values, NOBODY, ANY_TEAM)
  boundLeaders()
  openSink(1, value - 1, inPoolOrder ? NO_EQUALS : ALL_EQUALS, inPoolOrder)
  setWalk(false, 0)
  for (let leader = 0; leader < leaderCount; leader++) {
    if (leaderBound(leader) > floor) walkLeader(leader, true)
  }
  return writeBest(count)
}

function walkLeaders(ownTables: bool): void {
  boundLeaders()
  for (let leader = takeBestLeader(); leader >= 0; leader = takeBestLeader()) walkLeader(leader, ownTables)
}

/** The least or the most that an affordable leader leaves of the budget, in columns of the table. */
function columnLeft(least: bool): i32 {
  let left = least ? budget : 0
  for (let leader = 0; leader < leaderCount; leader++) {
    const after = budget - rowSalary(leaderRow(leader))
    if (after >= 0) left = least ? min(left, after) : max(left, after)
  }
  return left / unit
}

function writeValues(): i32 {
  for (let rank = 0; rank < found; rank++) store<f64>(answer + 8 * <usize>rank, foundValue(rank))
  return found
}

function writeBest(count: i32): i32 {
  if (count === 0) return 0
  const best = answer + 8 * <usize>count
  store<f64>(best, <f64>foundLeader(0))
  for (let pick = 0; pick < pickCount; pick++) store<f64>(best + 8 * <usize>(pick + 1), <f64>foundItem(0, pick))
  return count
}
