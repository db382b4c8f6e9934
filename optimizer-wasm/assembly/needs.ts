// The needs of a leader's lineup that few people meet: two of the quarterback's seven catchers, one of fifteen opponents,
// another team. The bound's table has a set of rows for each state: how much of each need is still open (see ../README.md).

import { itemAt, placeCount, teamAt } from './items'
import { hasLimits, leasts, sumBytes, triggersOf, weightsOf } from './limits'
import { leaderCount } from './problem'
import { lowests, supports } from './reach'

/** No team must be mixed. */
export const ANY_TEAM: i32 = -3

/** The most needs beside that of another team, and the most of one. */
const MOST_NEEDS: i32 = 3
const MOST_OF_A_NEED: i32 = 3
export const MOST_STATES: i32 = 24
/** A need that more places than one in so many meet hardly lowers the bound. */
const FEW: i32 = 3
/** With fewer open slots a walk is shorter than a table of the leader's own. */
const LEAST_SLOTS: i32 = 6

/** States of the current leader. 0: nothing is open; taking an item never raises a state. */
export let stateCount: i32 = 1
/** States that memory is reserved for. */
let mostStates: i32 = 1
/** u8 by place and state: the state after the item is taken. */
let afters: usize = 0
let mayNeed: bool = false
let needCount: i32 = 0
/** i32 by need: the byte of its sum, how much of it is open, and the states of the needs before it. */
const needs: usize = memory.data(12 * MOST_NEEDS)

export function reserveStates(most: i32): void {
  mostStates = most
  afters = heap.alloc(<usize>placeCount * <usize>most + 1)
}

/** Whether a table of a leader's own can be worth its time. */
export function mayHaveNeeds(slotCount: i32): bool {
  mayNeed = hasLimits && sumBytes > 0 && slotCount >= LEAST_SLOTS
  return mayNeed
}

export function anyLeaderHasNeeds(): bool {
  for (let leader = 0; leader < leaderCount; leader++) if (hasNeeds(leader)) return true
  return false
}

/** Whether the leader has needs of few people, which states can follow. */
export function hasNeeds(leader: i32): bool {
  findNeeds(leader, 1)
  return needCount > 0
}

/** The needs of fewest people that fit in the states reserved, beside `states` of another kind. */
function findNeeds(leader: i32, states: i32): void {
  needCount = 0
  if (!mayNeed) return
  while (needCount < MOST_NEEDS) {
    let best: usize = 0
    let bestOpen = 0
    let fewest = placeCount / FEW + 1
    for (let at: usize = 0; at < sumBytes; at += 4) {
      const open = openOf(leader, at)
      const people = load<i32>(supports + at)
      if (open < 1 || open > MOST_OF_A_NEED || people < 2 || people >= fewest) continue
      if (load<i32>(lowests + at) < 0 || states * (open + 1) > mostStates || isNeed(at)) continue
      best = at
      bestOpen = open
      fewest = people
    }
    if (bestOpen === 0) return
    const need = needs + 12 * <usize>needCount
    store<i32>(need, <i32>best)
    store<i32>(need, bestOpen, 4)
    store<i32>(need, states, 8)
    states *= bestOpen + 1
    needCount++
  }
}

function openOf(leader: i32, at: usize): i32 {
  const least = max(load<i32>(leasts + at), load<i32>(triggersOf(leader) + at))
  // Far below every sum where no least is in force.
  return max(least, -1_000_000_000) - load<i32>(weightsOf(leader) + at)
}

function isNeed(at: usize): bool {
  for (let need = 0; need < needCount; need++) {
    if (load<i32>(needs + 12 * <usize>need) === <i32>at) return true
  }
  return false
}

/**
 * Lays out the states of that leader and returns the first one. `team` is the one that must not be the lineup's only one, or
 * ANY_TEAM; without `ownTable` no other need is followed.
 */
export function layStates(leader: i32, team: i32, ownTable: bool): i32 {
  const teamStates = team === ANY_TEAM ? 1 : 2
  needCount = 0
  if (ownTable) findNeeds(leader, teamStates)
  stateCount = teamStates
  for (let need = 0; need < needCount; need++) stateCount *= openAtFirst(need) + 1
  for (let place = 0; place < placeCount; place++) {
    const weights = weightsOf(leaderCount + itemAt(place))
    const mixes = teamStates === 2 && teamAt(place) !== team
    for (let state = 0; state < stateCount; state++) {
      let after = mixes ? state & ~1 : state
      for (let need = 0; need < needCount; need++) {
        const below = load<i32>(needs + 12 * <usize>need, 8)
        const open = (state / below) % (openAtFirst(need) + 1)
        after -= below * min(open, load<i32>(weights + <usize>load<i32>(needs + 12 * <usize>need)))
      }
      store<u8>(afters + <usize>(place * stateCount + state), <u8>after)
    }
  }
  return stateCount - 1
}

function openAtFirst(need: i32): i32 {
  return load<i32>(needs + 12 * <usize>need, 4)
}

export function stateAfter(place: i32, state: i32): i32 {
  return <i32>load<u8>(afters + <usize>(place * stateCount + state))
}
