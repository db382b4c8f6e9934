import type { Kernel } from './kernel.ts'
import type { Problem } from './problem.ts'

/** The best lineup of a problem: row indexes, and the values (see `Problem.salaryRange`) of the best lineups found. */
export type BestLineup = { leader: number; items: number[]; values: number[] }

/** Runs the kernel; null when no lineup fits. */
export function searchBest(problem: Problem, { exports }: Kernel): BestLineup | null {
  const { numbers, pairs, leaders, items } = problem
  const address = exports.reserve(numbers.byteLength + pairs.byteLength)
  // Views are made anew each time: memory that grows leaves the old ones empty.
  new Float64Array(exports.memory.buffer, address, numbers.length).set(numbers)
  if (pairs.length > 0)
    new Int32Array(exports.memory.buffer, address + numbers.byteLength, pairs.length).set(pairs)

  const found = exports.solve(address)
  if (found === 0) return null
  const groupCount = numbers[2]!
  const picks = sumOfOpenSlots(numbers, groupCount)
  const answer = new Float64Array(exports.memory.buffer, exports.answerAddress(), found + 1 + picks)
  return {
    values: [...answer.subarray(0, found)],
    leader: leaders[answer[found]!]!,
    items: [...answer.subarray(found + 1)].map((item) => items[item]!),
  }
}

function sumOfOpenSlots(numbers: Float64Array, groupCount: number): number {
  let slots = 0
  for (let group = 0; group < groupCount; group++) slots += numbers[8 + 2 * group]!
  return slots
}
