// The most that a number of slots can gain from a list of terms.

import { groupCount, groupSlots } from './problem'

/** i32: the largest terms so far, descending. */
let largest: usize = 0

export function allocateTopSum(): void {
  let most = 0
  for (let group = 0; group < groupCount; group++) most = max(most, groupSlots(group))
  largest = heap.alloc(4 * <usize>most + 4)
}

/**
 * The sum of the `count` largest of the terms (i32) from `start` up to `end`, negative ones counting as 0. With `sign`
 * -1 the terms are taken with the opposite sign.
 */
export function topSum(terms: usize, start: i32, end: i32, count: i32, sign: i32): i32 {
  if (count === 0) return 0
  memory.fill(largest, 0, 4 * <usize>count)
  const last = largest + 4 * <usize>(count - 1)
  let sum = 0
  for (let place = start; place < end; place++) {
    const term = sign * load<i32>(terms + 4 * <usize>place)
    const least = load<i32>(last)
    if (term <= least) continue
    sum += term - least
    let to = last
    for (; to > largest && load<i32>(to - 4) < term; to -= 4) store<i32>(to, load<i32>(to - 4))
    store<i32>(to, term)
  }
  return sum
}
