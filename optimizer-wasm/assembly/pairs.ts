// The pair terms: the gains of each item with the items taken, and the most that open slots can gain from pairs.

import { groupEnd, groupStart, itemAt, nextAt, placeCount, valueAt } from './items'
import { openedPairs, rowIndex } from './bound'
import { groupCount, groupSlots, itemCount, itemPairs, leaderPairs, pairScale } from './problem'
import { topSum } from './top-sum'

/** i32 by place and place; rows are padded to whole vectors. */
let pairs: usize = 0
let pairRowBytes: usize = 0
/** i32 by search depth and place: the pair terms with all items taken so far, without the leader. */
let sums: usize = 0
/** f64 by place: value and pair term with the leader. */
export let leaderGains: usize = 0
/** i32 by place: pair terms with the leader. */
let leaderTerms: usize = 0

export function allocatePairs(pickCount: i32): void {
  pairRowBytes = 4 * <usize>((placeCount + 3) & ~3)
  pairs = heap.alloc(pairRowBytes * <usize>placeCount + 16)
  sums = heap.alloc(pairRowBytes * <usize>(pickCount + 1) + 16)
  leaderTerms = heap.alloc(pairRowBytes + 16)
  leaderGains = heap.alloc(8 * <usize>placeCount + 8)
}

/** Sorts the pair terms by place. */
export function placePairs(): void {
  memory.fill(pairs, 0, pairRowBytes * <usize>placeCount)
  memory.fill(sums, 0, pairRowBytes)
  for (let place = 0; place < placeCount; place++) copyPairs(place)
  for (let group = 0; group < groupCount; group++) measureOpenedPairs(group)
}

/** Sets the leader's pair terms with every item, and the most that all slots together can gain from them. */
export function meetLeader(leader: i32): i32 {
  const row = leaderPairs + 4 * <usize>leader * <usize>itemCount
  for (let place = 0; place < placeCount; place++) {
    const term = load<i32>(row + 4 * <usize>itemAt(place))
    store<i32>(leaderTerms + 4 * <usize>place, term)
    store<f64>(leaderGains + 8 * <usize>place, valueAt(place) + pairScale * <f64>term)
  }
  let most = 0
  for (let group = 0; group < groupCount; group++) {
    most += topSum(leaderTerms, groupStart(group), groupEnd(group), groupSlots(group), 1)
  }
  return most
}

/** The sum of an item's pair terms with all items taken above that depth. */
export function pairsWithTaken(depth: i32, place: i32): i32 {
  return load<i32>(sums + pairRowBytes * <usize>depth + 4 * <usize>place)
}

/** Adds the item taken at that depth to the sums of the next. */
export function takePairs(depth: i32, place: i32): void {
  let from = sums + pairRowBytes * <usize>depth
  let to = from + pairRowBytes
  let row = pairs + pairRowBytes * <usize>place
  for (const end = to + pairRowBytes; to < end; to += 16) {
    v128.store(to, i32x4.add(v128.load(from), v128.load(row)))
    from += 16
    row += 16
  }
}

/** The most that `open` slots of the group from `place` on, and all later slots, can gain from the items taken so far. */
export function openPairs(depth: i32, group: i32, place: i32, open: i32): i32 {
  return mostPairs(sums + pairRowBytes * <usize>depth, group, place, open)
}

function copyPairs(place: i32): void {
  const from = itemPairs + 4 * <usize>itemAt(place) * <usize>itemCount
  const to = pairs + pairRowBytes * <usize>place
  for (let other = 0; other < placeCount; other++) {
    store<i32>(to + 4 * <usize>other, load<i32>(from + 4 * <usize>itemAt(other)))
  }
}

/** A pair counts for the item taken first: the most that it can gain from later items. */
function measureOpenedPairs(group: i32): void {
  for (let place = groupStart(group); place < groupEnd(group); place++) {
    const row = pairs + pairRowBytes * <usize>place
    for (let open = 1; open <= groupSlots(group); open++) {
      const most = mostPairs(row, group, nextAt(place), open - 1)
      store<i32>(openedPairs + 4 * <usize>rowIndex(group, place, open), most)
    }
  }
}

function mostPairs(terms: usize, group: i32, place: i32, open: i32): i32 {
  let most = topSum(terms, place, groupEnd(group), open, 1)
  for (let later = group + 1; later < groupCount; later++) {
    most += topSum(terms, groupStart(later), groupEnd(later), groupSlots(later), 1)
  }
  return most
}
