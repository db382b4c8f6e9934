import type { Candidates } from '../candidates.ts'
import { type SumLimit, searchedOf } from './sum-limit.ts'

/** So many sums are compared in pairs, and so many in threes too, so that it takes less than a millisecond. */
const MOST_IN_PAIRS = 40
const MOST_IN_THREES = 12

/** A sum that no lineup reaches. */
export function unreachableSum(rows: number): SumLimit {
  return { least: 1, weights: new Int32Array(rows), triggers: null }
}

/**
 * Whether two or three of the sums are known to be out of reach together, as at least three and at most two receivers
 * are. The search looks at each sum by itself, so it would go through a great part of all lineups to find that out. Added
 * up, such sums ask for more than the best rows for the slots have. False: not known.
 */
export function areContradictory(sums: readonly SumLimit[], { groups }: Candidates): boolean {
  const unconditional = sums.filter(({ triggers }) => triggers === null)
  const count = unconditional.length
  if (count > MOST_IN_PAIRS) return false
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const two = [unconditional[a]!, unconditional[b]!]
      if (isOutOfReach(two, groups)) return true
      for (let c = b + 1; c < count && count <= MOST_IN_THREES; c++) {
        if (isOutOfReach([...two, unconditional[c]!], groups)) return true
      }
    }
  }
  return false
}

function isOutOfReach(sums: readonly SumLimit[], groups: Candidates['groups']): boolean {
  let missing = 0
  for (const { least } of sums) missing += least
  for (const [place, group] of groups.entries()) {
    const { rows, open } = searchedOf(group, place)
    missing -= mostOf(sums, rows, open)
  }
  return missing > 0
}

/** The most that so many of the rows have of all sums together. */
function mostOf(sums: readonly SumLimit[], rows: readonly number[], open: number): number {
  /** The highest so far, in descending order. */
  const highest = new Float64Array(open).fill(Number.NEGATIVE_INFINITY)
  for (const row of rows) {
    let weight = 0
    for (const { weights } of sums) weight += weights[row]!
    for (let slot = 0; slot < open && weight > Number.NEGATIVE_INFINITY; slot++) {
      if (highest[slot]! >= weight) continue
      const lower = highest[slot]!
      highest[slot] = weight
      weight = lower
    }
  }
  return highest.reduce((sum, weight) => sum + weight, 0)
}
