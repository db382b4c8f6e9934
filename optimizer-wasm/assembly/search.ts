// Depth-first search through the places; skips branches whose bound is not above the sink's floor.

import {
  columnAfter,
  fillBound,
  mostFrom,
  mostOfAll,
  NO_PERSON,
  openedPairs,
  rowIndex,
  unit,
} from './bound'
import {
  groupEnd,
  groupStart,
  itemAt,
  nextAt,
  personAt,
  placeCount,
  salaryAt,
  values,
} from './items'
import { hasLimits, isClosedLeader } from './limits'
import { ANY_TEAM, hasNeeds, layStates, stateAfter, stateCount } from './needs'
import { leaderGains, meetLeader, openPairs, pairsWithTaken, takePairs } from './pairs'
import {
  budget,
  groupCount,
  groupSlots,
  keptTeam,
  leaderCount,
  leaderRow,
  NONE_KEPT,
  pairScale,
  personCount,
  RULE_MET,
  rowPerson,
  rowSalary,
  rowTeam,
  rowValue,
  UNKNOWN_TEAM,
} from './problem'
import {
  admits,
  clearMarks,
  hasMarks,
  isExempt,
  isForbidden,
  lastStart,
  markPlaces,
  markShared,
  mayRequire,
  startWith,
} from './reach'
import { floor, offer, setPick } from './sink'
import { isSpent, skipBranch, spend } from './steps'

/** True: the best child first, to find good lineups early. False: place by place, to find the first of equals first. */
let bestFirst: bool = true
/** f64 by leader; -Infinity for a leader that is too expensive or already searched. */
let leaderBounds: usize = 0
/** u8 by person: whether the current lineup holds the person. */
let taken: usize = 0

let leader: i32 = 0
/** Whether the table was filled for this leader; the shared table ignores the leader's person and needs. */
let hasOwnTable: bool = false
let gains: usize = 0

export function allocateSearch(): void {
  leaderBounds = heap.alloc(8 * <usize>leaderCount + 8)
  taken = heap.alloc(<usize>personCount + 1)
  memory.fill(taken, 0, <usize>personCount + 1)
}

/** Sets the order of the following walks. */
export function setWalk(takesBestFirst: bool): void {
  bestFirst = takesBestFirst
}

/**
 * Computes the bound of every leader from the shared table, which is filled without marks. Where items are required, it
 * is filled again with them, for all leaders but the exempt ones.
 */
export function boundLeaders(): void {
  if (mayRequire) {
    boundEach(true)
    fillShared()
  }
  isSharedTable = true
  boundEach(false)
}

/** Fills the table for all leaders without one of their own. */
function fillShared(): void {
  if (mayRequire) markShared()
  else clearMarks()
  fillBound(values, NO_PERSON, 1)
  isSharedTable = true
}

function boundEach(exempt: bool): void {
  for (let each = 0; each < leaderCount; each++) {
    if (mayRequire && isExempt(each) !== exempt) continue
    const row = leaderRow(each)
    const left = budget - rowSalary(row)
    let bound = -Infinity
    if (left >= 0 && !(hasLimits && isClosedLeader(each))) {
      bound = rowValue(row) + mostOfAll(0, left)
      if (pairScale > 0) bound += pairScale * <f64>meetLeader(each)
    }
    store<f64>(leaderBounds + 8 * <usize>each, bound)
  }
}

/** The bound of the leader that `takeBestLeader` returned last. */
let bestLeaderBound: f64 = 0
/** Whether the table is that of `fillShared`. */
let isSharedTable: bool = false

/** The leader with the highest bound above the floor, each once; -1 when there is none. */
function takeBestLeader(): i32 {
  let best = -1
  let bestBound = floor
  for (let each = 0; each < leaderCount; each++) {
    const bound = load<f64>(leaderBounds + 8 * <usize>each)
    if (bound <= bestBound) continue
    bestBound = bound
    best = each
  }
  bestLeaderBound = bestBound
  if (best >= 0) store<f64>(leaderBounds + 8 * <usize>best, -Infinity)
  return best
}

export function leaderBound(each: i32): f64 {
  return load<f64>(leaderBounds + 8 * <usize>each)
}

/** Walks all leaders, the best first; `ownTables`: each with a table of its own. */
export function walkLeaders(ownTables: bool): void {
  boundLeaders()
  for (let each = takeBestLeader(); each >= 0; each = takeBestLeader()) {
    const bound = bestLeaderBound
    const own = ownTables || (mayRequire && isExempt(each)) || hasNeeds(each)
    if (!own && !isSharedTable) fillShared()
    walkLeader(each, own, bound)
  }
}

/**
 * Walks all lineups of that leader worth more than the floor; `ownTable` first fills the table for that leader alone.
 * `bound` is a known upper bound of their value.
 */
export function walkLeader(each: i32, ownTable: bool, bound: f64): void {
  const row = leaderRow(each)
  const left = budget - rowSalary(row)
  if (left < 0) return
  if (isSpent()) {
    skipBranch(bound)
    return
  }
  leader = each
  hasOwnTable = ownTable
  gains = values
  if (pairScale > 0) {
    meetLeader(each)
    spend(placeCount)
    gains = leaderGains
  }
  if (!startWith(each)) return
  const state = layStates(each, teamToMix(rowTeam(row)), ownTable)
  if (ownTable) {
    markPlaces()
    fillBound(gains, rowPerson(row), stateCount)
    isSharedTable = false
  }
  const value = rowValue(row)
  if (value + mostOfAll(tableState(state), left) <= floor) return
  setTaken(rowPerson(row), 1)
  if (groupCount > 0) walk(0, 0, groupStart(0), groupSlots(0), left / unit, left, value, state)
  else if (state === 0) offer(value, leader)
  setTaken(rowPerson(row), 0)
}

function teamToMix(team: i32): i32 {
  if (keptTeam === RULE_MET || team === UNKNOWN_TEAM) return ANY_TEAM
  return keptTeam === NONE_KEPT || keptTeam === team ? team : ANY_TEAM
}

/** The state of the table's rows: the shared table follows no needs. */
function tableState(state: i32): i32 {
  return hasOwnTable ? state : 0
}

/** One node: `depth` items are taken; the group's `open` slots are filled from `place` on. */
function walk(
  depth: i32,
  group: i32,
  place: i32,
  open: i32,
  column: i32,
  left: i32,
  value: f64,
  state: i32,
): void {
  let pairsOfAll: f64 = 0
  let pairsOfRest: f64 = 0
  if (pairScale > 0 && depth > 0) {
    pairsOfAll = pairScale * <f64>openPairs(depth, group, place, open)
    pairsOfRest = pairScale * <f64>openPairs(depth, group, place, open - 1)
    spend(placeCount - place)
  }
  const end = hasLimits ? lastStart(place, group) : groupEnd(group)
  const inTable = tableState(state)
  let best = -1
  if (bestFirst) {
    let bestBound = floor
    let each = place
    for (; each < end; each++) {
      if (value + pairsOfAll + mostFrom(inTable, group, each, open, column, left) <= floor) break
      const bound = boundWith(each, depth, group, open, column, left, value + pairsOfRest, state)
      if (bound <= bestBound) continue
      bestBound = bound
      best = each
    }
    spend(each - place)
    if (best < 0) return
    take(best, bestBound, depth, group, open, column, left, value, state)
  }
  let each = place
  for (; each < end; each++) {
    if (value + pairsOfAll + mostFrom(inTable, group, each, open, column, left) <= floor) break
    if (each === best) continue
    const bound = boundWith(each, depth, group, open, column, left, value + pairsOfRest, state)
    if (bound > floor) take(each, bound, depth, group, open, column, left, value, state)
  }
  spend(each - place)
}

/** The most that a lineup with this place's item can be worth; -Infinity when the item can't be taken. */
function boundWith(
  place: i32,
  depth: i32,
  group: i32,
  open: i32,
  column: i32,
  left: i32,
  value: f64,
  state: i32,
): f64 {
  const columns = columnAfter(place, column, left)
  if (columns < 0 || isTaken(personAt(place)) || (hasMarks && isForbidden(place))) return -Infinity
  let bound = value + load<f64>(gains + 8 * <usize>place)
  if (pairScale > 0) {
    const opened = load<i32>(openedPairs + 4 * <usize>rowIndex(group, place, open))
    bound += pairScale * <f64>(pairsWithTaken(depth, place) + opened)
  }
  const after = tableState(stateAfter(place, state))
  return bound + mostFrom(after, group, nextAt(place), open - 1, columns, left - salaryAt(place))
}

/** Takes the item and searches on; records the branch, worth `bound` at most, as skipped when the steps are spent. */
function take(
  place: i32,
  bound: f64,
  depth: i32,
  group: i32,
  open: i32,
  column: i32,
  left: i32,
  value: f64,
  state: i32,
): void {
  if (isSpent()) {
    skipBranch(bound)
    return
  }
  setPick(depth, itemAt(place))
  value += load<f64>(gains + 8 * <usize>place)
  if (pairScale > 0) value += pairScale * <f64>pairsWithTaken(depth, place)
  state = stateAfter(place, state)
  let from = nextAt(place)
  if (--open === 0) {
    if (++group === groupCount) {
      if (hasLimits && !admits(depth, itemAt(place), group, 0, 0)) return
      if (state === 0) offer(value, leader)
      return
    }
    from = groupStart(group)
    open = groupSlots(group)
  }
  if (hasLimits && !admits(depth, itemAt(place), group, from, open)) return
  if (pairScale > 0) takePairs(depth, place)
  setTaken(personAt(place), 1)
  walk(
    depth + 1,
    group,
    from,
    open,
    columnAfter(place, column, left),
    left - salaryAt(place),
    value,
    state,
  )
  setTaken(personAt(place), 0)
}

function isTaken(person: i32): bool {
  return load<u8>(taken + <usize>person) !== 0
}

function setTaken(person: i32, flag: u8): void {
  store<u8>(taken + <usize>person, flag)
}
