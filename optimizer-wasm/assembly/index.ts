// The door: reserve room for a problem, write it there, solve it, read the answer (layouts in ../README.md).

import { allocateBound, ANY_TEAM, fillBound, NOBODY, unit } from './bound'
import {
  allocateItems,
  BY_PAIRS,
  BY_POOL,
  BY_VALUE,
  inPoolOrder,
  measureColumns,
  placeItems,
  values,
} from './items'
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
  stepBudget,
} from './problem'
import {
  allocateSearch,
  bestLeaderBound,
  boundLeaders,
  leaderBound,
  setWalk,
  takeBestLeader,
  walkLeader,
} from './search'
import { allocateSink, drowned, floor, found, foundItem, foundLeader, foundValue, openSink } from './sink'
import { allowSteps, limitPart, steps, stepsLeft, unseen, useTheRest } from './steps'

/**
 * The first look may take so many steps; then the table that all leaders share, or looking at each of many equals, has
 * proved too slow. Ordinary slates take some thousand.
 */
const STEPS_OF_FIRST_LOOK: i64 = 400_000
/** With pairs the first look is already the exact one, so it may take this share of the budget. */
const PART_OF_FIRST_LOOK: i64 = 4

/** Equal lineups after which looking at each is not the way to find the first of them. */
const FEW_EQUALS: i32 = 2000
const ALL_EQUALS: i32 = i32.MAX_VALUE
const NO_EQUALS: i32 = 0

let pickCount: i32 = 0
let answer: usize = 0
/** Lineups in the answer so far. */
let answered: i32 = 0
/** No lineup that isn't in the answer is worth more. */
let most: f64 = -Infinity

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
  answered = 0
  most = Infinity
  allowSteps(stepBudget)
  allocateItems()
  allocateSink(pickCount)
  allocateSearch()
  if (pairScale > 0) solveWithPairs()
  else solveWithoutPairs()
  return answered
}

/** Where the answer stands, f64 each: the values of the lineups found, then the best one's leader and items. */
export function answerAddress(): usize {
  return answer
}

/** What no lineup of the problem beyond those found can be worth more than; -Infinity when there are no others. */
export function mostOfUnseen(): f64 {
  return most
}

/** Steps that the search took; see steps.ts. */
export function stepsTaken(): f64 {
  return <f64>steps
}

function solveWithoutPairs(): void {
  placeItems(BY_VALUE)
  allocateBound(salaryLeft(true), salaryLeft(false))
  fillBound(values, NOBODY, ANY_TEAM)
  openSink(lineupsWanted, -Infinity, FEW_EQUALS, false)
  setWalk(true)
  limitPart(STEPS_OF_FIRST_LOOK)
  walkLeaders(false)
  if (isProved()) return keepFound()

  // Hundreds of thousands of lineups tie, or one team is worth more than any mix.
  keepFound()
  placeItems(BY_POOL)
  measureColumns(unit)
  solveInTwoSteps()
}

/** Pairs with the leader change every item's value, so each leader has a table of its own. */
function solveWithPairs(): void {
  placeItems(BY_PAIRS)
  allocateBound(salaryLeft(true), salaryLeft(false))
  allocatePairs(pickCount)
  placePairs()
  fillBound(values, NOBODY, ANY_TEAM)
  openSink(lineupsWanted, -Infinity, FEW_EQUALS, false)
  setWalk(true)
  limitPart(stepsLeft() / PART_OF_FIRST_LOOK)
  walkLeaders(true)
  const proved = isProved()
  keepFound()
  if (!proved) solveInTwoSteps()
}

function isProved(): bool {
  return !drowned() && unseen === -Infinity
}

/**
 * First the value of the best lineup, of equals whichever comes; then, in the order of the pool, the first lineup of
 * that value. With a table for each leader there is hardly a dead branch.
 */
function solveInTwoSteps(): void {
  fillBound(values, NOBODY, ANY_TEAM)
  // What is as good as the worst of those found is found again, and nothing else.
  const known = answered === lineupsWanted ? load<f64>(answer + 8 * <usize>(answered - 1)) - 1 : -Infinity
  openSink(lineupsWanted, known, NO_EQUALS, false)
  setWalk(true)
  useTheRest()
  walkLeaders(true)
  keepFound()
  if (answered === 0 || !isProved()) return

  const value = load<f64>(answer)
  placeItems(BY_POOL)
  measureColumns(unit)
  if (pairScale > 0) placePairs()
  fillBound(values, NOBODY, ANY_TEAM)
  boundLeaders()
  openSink(1, value - 1, inPoolOrder ? NO_EQUALS : ALL_EQUALS, inPoolOrder)
  setWalk(false)
  for (let leader = 0; leader < leaderCount; leader++) {
    if (leaderBound(leader) > floor) walkLeader(leader, true, leaderBound(leader))
  }
  if (found > 0 && isProved()) writeBest()
}

function walkLeaders(ownTables: bool): void {
  boundLeaders()
  for (let leader = takeBestLeader(); leader >= 0; leader = takeBestLeader()) {
    walkLeader(leader, ownTables, bestLeaderBound)
  }
}

/** The least or the most that an affordable leader leaves of the budget. */
function salaryLeft(least: bool): i32 {
  let left = least ? budget : 0
  for (let leader = 0; leader < leaderCount; leader++) {
    const after = budget - rowSalary(leaderRow(leader))
    if (after >= 0) left = least ? min(left, after) : max(left, after)
  }
  return left
}

/** Writes what was found to the answer, unless the answer is better already, and what may have been missed. */
function keepFound(): void {
  if (!drowned()) most = min(most, unseen)
  if (found === 0 || (found <= answered && isWorse())) return
  for (let rank = 0; rank < found; rank++) store<f64>(answer + 8 * <usize>rank, foundValue(rank))
  answered = found
  writeBest()
}

/** Whether the lineups found are worth less, from the best on, than those of the answer. */
function isWorse(): bool {
  for (let rank = 0; rank < found; rank++) {
    const known = load<f64>(answer + 8 * <usize>rank)
    if (foundValue(rank) !== known) return foundValue(rank) < known
  }
  return found < answered
}

function writeBest(): void {
  const best = answer + 8 * <usize>answered
  store<f64>(best, <f64>foundLeader(0))
  for (let pick = 0; pick < pickCount; pick++) store<f64>(best + 8 * <usize>(pick + 1), <f64>foundItem(0, pick))
}
