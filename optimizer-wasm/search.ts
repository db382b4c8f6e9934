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

/** Runs the kernel within the problem's step budget. */
export function searchBest(problem: Problem, { exports }: Kernel): BestLineup | NoLineupFound {
  const { numbers, pairs, leaders, items, salaryRange } = problem
  const address = exports.reserve(numbers.byteLength + pairs.byteLength)
  // New views for each call: when memory grows, old views become empty.
  new Float64Array(exports.memory.buffer, address, numbers.length).set(numbers)
  if (pairs.length > 0)
    new Int32Array(exports.memory.buffer, address + numbers.byteLength, pairs.length).set(pairs)

  const found = exports.solve(address)
  const kernelBound = exports.boundOfOthers()
  const steps = exports.stepsTaken()
  const boundOfOthers = Math.floor(kernelBound / salaryRange)
  if (found === 0)
    return { leader: null, isProved: kernelBound === Number.NEGATIVE_INFINITY, boundOfOthers, steps }
  const groupCount = numbers[2]!
  const picks = sumOfOpenSlots(numbers, groupCount)
  const answer = new Float64Array(exports.memory.buffer, exports.answerAddress(), found + 1 + picks)
  return {
    objectives: [...answer.subarray(0, found)].map((value) => Math.floor(value / salaryRange)),
    boundOfOthers,
    steps,
    leader: leaders[answer[found]!]!,
    items: [...answer.subarray(found + 1)].map((item) => items[item]!),
  }
}

/** Numbers before the groups; see README.md. */
const HEADER_NUMBERS = 9

function sumOfOpenSlots(numbers: Float64Array, groupCount: number): number {
  let slots = 0
  for (let group = 0; group < groupCount; group++) slots += numbers[HEADER_NUMBERS + 2 * group]!
  return slots
}
