import type { Range } from '#core/rules/build-rule.ts'
import type { CandidateGroup, Candidates } from '../candidates.ts'

/**
 * A rule as the kernel checks it: the weights of a lineup's rows add up to `least` or more. "At most" is the same with
 * weights turned round, since every lineup has the same number of rows.
 */
export type SumLimit = {
  least: number
  /** Whole numbers by row index. */
  weights: Int32Array
  /** By row index: a lineup with one of these rows must reach the least. Null: every lineup must. */
  triggers: Uint8Array | null
}

/** The largest weight: those of ten rows add up to less than the greatest number of 32 bits. */
export const LARGEST_WEIGHT = 160_000_000

/** The limits that keep a sum of weights (each `LARGEST_WEIGHT` at most) from `min` to `max`, both included. */
export function limitsOfRange(
  weights: Int32Array,
  { min, max }: Range,
  slots: number,
  triggers: Uint8Array | null = null,
): SumLimit[] {
  const limits: SumLimit[] = []
  // No weight is below 0, so that open slots never take anything away.
  if (min !== null) {
    const low = weights.reduce((least, weight) => Math.min(least, weight), 0)
    const raised = low < 0 ? weights.map((weight) => weight - low) : weights
    limits.push({ least: within(min - slots * low), weights: raised, triggers })
  }
  if (max !== null) {
    const most = weights.reduce((high, weight) => Math.max(high, weight), 0)
    const turned = weights.map((weight) => most - weight)
    limits.push({ least: within(slots * most - max), weights: turned, triggers })
  }
  return limits
}

/**
 * The limit for the rows that are still chosen when others are kept: the weights of kept rows count already, and a kept row may
 * put the limit in force.
 */
export function besideKept(limit: SumLimit, kept: readonly number[]): SumLimit {
  if (kept.length === 0) return limit
  const { least, weights, triggers } = limit
  return {
    least: kept.reduce((left, row) => left - weights[row]!, least),
    weights,
    triggers: triggers && kept.some((row) => triggers[row] === 1) ? null : triggers,
  }
}

/** The rows that stay in every lineup and that the search does not choose: it takes a kept leader like any other. */
export function keptBeside({ groups }: Candidates): number[] {
  return groups.slice(1).flatMap(({ kept }) => kept)
}

/** The rows that the search chooses of a group, a kept leader included, and how many. */
export function searchedOf(
  { kept, rows, open }: CandidateGroup,
  place: number,
): Pick<CandidateGroup, 'rows' | 'open'> {
  return place === 0 && kept.length > 0 ? { rows: kept, open: 1 } : { rows, open }
}

/** Whether some choice of rows for the slots stays below the least while it is in force; other limits need not be checked. */
export function mayBreak({ least, weights, triggers }: SumLimit, { groups }: Candidates): boolean {
  const searched = groups.map(searchedOf)
  if (triggers && !searched.some(({ rows }) => rows.some((row) => triggers[row] === 1))) return false
  let lowest = 0
  for (const { rows, open } of searched) lowest += leastOf(weights, rows, Math.min(open, rows.length))
  return lowest < least
}

/** The least that so many of the rows weigh together. */
function leastOf(weights: Int32Array, rows: readonly number[], count: number): number {
  /** The lowest so far, in ascending order. */
  const lowest = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  for (const row of rows) {
    const weight = weights[row]!
    let slot = count
    for (; slot > 0 && lowest[slot - 1]! > weight; slot--) if (slot < count) lowest[slot] = lowest[slot - 1]!
    if (slot < count) lowest[slot] = weight
  }
  return lowest.reduce((sum, weight) => sum + weight, 0)
}

/** No sum comes near these, so that a limit beyond them can be cut to 32 bits. */
function within(least: number): number {
  return Math.min(Math.max(least, -1_900_000_000), 1_900_000_000)
}
