// The kernel's exports: reserve memory for a problem, solve it, read the answer (layout of a problem: problem.ts and limits.ts).

import { allocateBound, fillBound, NO_PERSON, unit } from './bound'
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
import { readLimits } from './limits'
import { anyLeaderHasNeeds } from './needs'
import { allocatePairs, placePairs } from './pairs'
import {
  budget,
  groupCount,
  groupSlots,
  leaderCount,
  leaderRow,
  limits,
  limitWords,
  lineupsWanted,
  pairScale,
  readProblem,
  rowSalary,
  stepBudget,
  wantsAllRows,
} from './problem'
import { clearMarks, measureRests } from './reach'
import {
  allocateSearch,
  boundLeaders,
  leaderBound,
  setWalk,
  walkLeader,
  walkLeaders,
} from './search'
import {
  allocateSink,
  floor,
  found,
  foundItem,
  foundLeader,
  foundValue,
  hasTooManyEquals,
  limitSink,
  openSink,
  rankFound,
} from './sink'
import { allowSteps, limitPass, steps, stepsLeft, skippedBound, useRemainingSteps } from './steps'

/**
 * The most steps of the first pass, in which all leaders share one table and equal lineups are compared one by one. A
 * pass that needs more is too slow this way; ordinary slates need a few thousand.
 */
const FIRST_PASS_STEPS: i64 = 400_000
/** With pairs or needs the first pass already has tables per leader, and may take the budget divided by this. */
const FIRST_PASS_DIVISOR: i64 = 4

/** The most equal lineups that are compared one by one to find the first. */
const FEW_EQUALS: i32 = 2000
const ALL_EQUALS: i32 = i32.MAX_VALUE
const NO_EQUALS: i32 = 0

let pickCount: i32 = 0
let answer: usize = 0
let lineupBytes: usize = 0
let answered: i32 = 0
/** The most that a lineup outside the answer can be worth. */
let most: f64 = -Infinity

/** Resets the heap and returns the address of that many bytes. */
export function reserve(bytes: i32): usize {
  heap.reset()
  return heap.alloc(<usize>bytes)
}

/** Solves the problem at that address and returns how many lineups it found, at most as many as are wanted. */
export function solve(block: usize): i32 {
  readProblem(block)
  pickCount = 0
  for (let group = 0; group < groupCount; group++) pickCount += groupSlots(group)
  lineupBytes = 8 * <usize>(2 + pickCount)
  answer = heap.alloc(lineupBytes * <usize>lineupsWanted)
  answered = 0
  most = Infinity
  allowSteps(stepBudget)
  readLimits(limits, limitWords)
  allocateItems()
  allocateSink(pickCount)
  allocateSearch()
  if (pairScale > 0) solveWithPairs()
  else solveWithoutPairs()
  return answered
}

/** The address of the answer, f64 each: of every lineup found, the best first, its value, leader and items. */
export function answerAddress(): usize {
  return answer
}

/** The most that a lineup other than those found can be worth; -Infinity when there are no others. */
export function boundOfOthers(): f64 {
  return most
}

/** Steps that the search took; see steps.ts. */
export function stepsTaken(): f64 {
  return <f64>steps
}

function solveWithoutPairs(): void {
  placeItems(BY_VALUE)
  allocateBound(salaryLeft(true), salaryLeft(false))
  measureRests()
  fillShared()
  openSink(lineupsWanted, -Infinity, FEW_EQUALS, false)
  setWalk(true)
  limitPass(anyLeaderHasNeeds() ? stepsLeft() / FIRST_PASS_DIVISOR : FIRST_PASS_STEPS)
  walkLeaders(false)
  if (isProved()) return keepBest()

  // Not proved: hundreds of thousands of lineups tie, or lineups of one team are worth more than any legal one.
  keepBest()
  placeItems(BY_POOL)
  measureColumns(unit)
  measureRests()
  solveInTwoSteps()
}

/** Pairs with the leader change every item's value, so each leader needs its own table. */
function solveWithPairs(): void {
  placeItems(BY_PAIRS)
  allocateBound(salaryLeft(true), salaryLeft(false))
  allocatePairs(pickCount)
  placePairs()
  measureRests()
  fillShared()
  openSink(lineupsWanted, -Infinity, FEW_EQUALS, false)
  setWalk(true)
  limitPass(stepsLeft() / FIRST_PASS_DIVISOR)
  walkLeaders(true)
  const proved = isProved()
  keepBest()
  if (!proved) solveInTwoSteps()
}

/** Fills the table for all leaders. */
function fillShared(): void {
  clearMarks()
  fillBound(values, NO_PERSON, 1)
}

function isProved(): bool {
  return !hasTooManyEquals() && skippedBound === -Infinity
}

/**
 * First finds the values of the best lineups, then, in pool order, the first lineups of the last value (where only the
 * best one's rows are wanted, of the best value). With a table for each leader few branches are searched in vain.
 */
function solveInTwoSteps(): void {
  fillShared()
  // Searches for lineups at least as good as the worst of those found.
  const known = answered === lineupsWanted ? answeredValue(answered - 1) - 1 : -Infinity
  openSink(lineupsWanted, known, NO_EQUALS, false)
  setWalk(true)
  useRemainingSteps()
  walkLeaders(true)
  keepBest()
  if (answered === 0 || !isProved()) return
  // With fewer than wanted all are found, and in order.
  if (wantsAllRows && answered < lineupsWanted) return

  const value = answeredValue(wantsAllRows ? answered - 1 : 0)
  let better = 0
  while (answeredValue(better) > value) better++
  placeItems(BY_POOL)
  measureColumns(unit)
  if (pairScale > 0) placePairs()
  measureRests()
  fillShared()
  boundLeaders()
  openSink(
    wantsAllRows ? answered - better : 1,
    value - 1,
    inPoolOrder ? NO_EQUALS : ALL_EQUALS,
    inPoolOrder,
  )
  limitSink(value)
  setWalk(false)
  for (let leader = 0; leader < leaderCount; leader++) {
    if (leaderBound(leader) > floor) walkLeader(leader, true, leaderBound(leader))
  }
  if (found === 0 || !isProved()) return
  rankFound()
  for (let rank = 0; rank < found; rank++) writeLineup(better + rank, rank)
}

/** The least or the most budget left after an affordable leader. */
function salaryLeft(least: bool): i32 {
  let left = least ? budget : 0
  for (let leader = 0; leader < leaderCount; leader++) {
    const after = budget - rowSalary(leaderRow(leader))
    if (after >= 0) left = least ? min(left, after) : max(left, after)
  }
  return left
}

/** Writes the lineups found to the answer unless it has better ones, and updates the bound of all others. */
function keepBest(): void {
  if (!hasTooManyEquals()) most = min(most, skippedBound)
  rankFound()
  if (found === 0 || (found <= answered && isWorse())) return
  for (let rank = 0; rank < found; rank++) writeLineup(rank, rank)
  answered = found
}

/** Whether the lineups found are worth less, from the best on, than those of the answer. */
function isWorse(): bool {
  for (let rank = 0; rank < found; rank++) {
    const known = answeredValue(rank)
    if (foundValue(rank) !== known) return foundValue(rank) < known
  }
  return found < answered
}

function answeredValue(rank: i32): f64 {
  return load<f64>(answer + lineupBytes * <usize>rank)
}

function writeLineup(place: i32, rank: i32): void {
  const to = answer + lineupBytes * <usize>place
  store<f64>(to, foundValue(rank))
  store<f64>(to + 8, <f64>foundLeader(rank))
  for (let pick = 0; pick < pickCount; pick++) store<f64>(to + 16 + 8 * <usize>pick, <f64>foundItem(rank, pick))
}
