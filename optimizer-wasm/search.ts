import type { Kernel } from './kernel.ts'
import type { Problem } from './problem.ts'

/** The best lineup found of a problem. */
export type BestLineup = {
  /** Row indexes. */
  leader: number
  items: number[]
  /** Objectives of the best lineups found, best first, in 1/10,000 point. */
  objectives: number[]
  /** No other lineup has a higher objective; -Infinity when there is no other. */
  boundOfOthers: number
  /** Steps of the search; see assembly/steps.ts. */
  steps: number
}

/** A search that found no lineup; `isProved` when there is none. */
type NoLineupFound = { leader: null; isProved: boolean; boundOfOthers: number; steps: number }

/** What the kernel answers: every lineup found, the best first, as its value in the kernel, leader and items. */
type Answer = {
  numbers: Float64Array
  stride: number
  found: number
  /** In the kernel's values. */
  boundOfOthers: number
  steps: number
}

/** Runs the kernel within the problem's step budget. */
export function searchBest(problem: Problem, kernel: Kernel): BestLineup | NoLineupFound {
  const { leaders, items, salaryRange } = problem
  const { numbers, stride, found, steps, ...answer } = solve(problem, kernel)
  const boundOfOthers = Math.floor(answer.boundOfOthers / salaryRange)
  if (found === 0) {
    const isProved = answer.boundOfOthers === Number.NEGATIVE_INFINITY
    return { leader: null, isProved, boundOfOthers, steps }
  }
  const objectives: number[] = []
  for (let rank = 0; rank < found; rank++) objectives.push(Math.floor(numbers[rank * stride]! / salaryRange))
  return {
    objectives,
    boundOfOthers,
    steps,
    leader: leaders[numbers[1]!]!,
    items: [...numbers.subarray(2, stride)].map((item) => items[item]!),
  }
}

/** The best lineups of a problem that wants the rows of all, best first. */
export type RankedLineups = {
  count: number
  size: number
  /** By lineup: its leader and its items (group by group, in pool order), as places: leaders first, then items. */
  places: Int32Array
  /** The objective of each lineup, in 1/10,000 point. */
  objectives: Float64Array
  /** So many of the first are proved to be the best. */
  proved: number
  /** It is proved that there are no others. */
  hasAll: boolean
  steps: number
}

/** Runs the kernel for all lineups that the problem wants. */
export function searchAll(problem: Problem, kernel: Kernel): RankedLineups {
  const { leaders, salaryRange } = problem
  const { numbers, stride, found, boundOfOthers, steps } = solve(problem, kernel)
  const size = stride - 1
  const places = new Int32Array(found * size)
  const objectives = new Float64Array(found)
  let proved = 0
  for (let rank = 0; rank < found; rank++) {
    const from = rank * stride
    const value = numbers[from]!
    if (value >= boundOfOthers) proved++
    objectives[rank] = Math.floor(value / salaryRange)
    const to = rank * size
    places[to] = numbers[from + 1]!
    for (let slot = 1; slot < size; slot++) places[to + slot] = leaders.length + numbers[from + 1 + slot]!
  }
  return {
    ...{ count: found, size, places, objectives, proved, steps },
    // Lineups cut off because enough are known do not count as others.
    hasAll: found < problem.numbers[WANTED]! && boundOfOthers === Number.NEGATIVE_INFINITY,
  }
}

/** Places of a problem's header; all of them are in assembly/problem.ts. */
const GROUPS = 2
const WANTED = 3
const HEADER_NUMBERS = 11

function solve({ numbers, pairs, limits }: Problem, { exports }: Kernel): Answer {
  const address = exports.reserve(numbers.byteLength + pairs.byteLength + limits.byteLength)
  // New views for each call: when memory grows, old views become empty.
  new Float64Array(exports.memory.buffer, address, numbers.length).set(numbers)
  const behind = address + numbers.byteLength
  if (pairs.length > 0) new Int32Array(exports.memory.buffer, behind, pairs.length).set(pairs)
  if (limits.length > 0)
    new Int32Array(exports.memory.buffer, behind + pairs.byteLength, limits.length).set(limits)

  const found = exports.solve(address)
  const stride = 2 + sumOfOpenSlots(numbers, numbers[GROUPS]!)
  return {
    numbers: new Float64Array(exports.memory.buffer, exports.answerAddress(), found * stride),
    stride,
    found,
    boundOfOthers: exports.boundOfOthers(),
    steps: exports.stepsTaken(),
  }
}

function sumOfOpenSlots(numbers: Float64Array, groupCount: number): number {
  let slots = 0
  for (let group = 0; group < groupCount; group++) slots += numbers[HEADER_NUMBERS + 2 * group]!
  return slots
}
