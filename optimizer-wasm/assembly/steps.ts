// Counts the steps of a search and holds its budget. Steps are counted, not timed, so that every machine stops at the
// same step and gives the same answer.

/** Cells of the bound's table that take as long as one step. */
const CELLS_A_STEP: i32 = 32
/** Comparisons of two items, and words that a search reads or writes while it lays out its pool, that take as long as one step. */
const LAYOUT_A_STEP: i32 = 16

export let steps: i64 = 0
let budget: i64 = 0
let limit: i64 = 0
/** The highest bound of the branches skipped when the budget was spent; -Infinity when none was skipped. */
export let skippedBound: f64 = -Infinity

/** Sets the budget of the whole search. */
export function allowSteps(count: i64): void {
  steps = 0
  budget = count
  limit = count
  skippedBound = -Infinity
}

/** Starts a pass of the search with at most `count` steps, within the remaining budget. */
export function limitPass(count: i64): void {
  limit = min(budget, steps + count)
  skippedBound = -Infinity
}

/** Starts a pass that may use the remaining budget. */
export function useRemainingSteps(): void {
  limit = budget
  skippedBound = -Infinity
}

export function stepsLeft(): i64 {
  return budget - steps
}

/** One step is one place of the order examined. */
export function spend(count: i32): void {
  steps += <i64>count
}

export function spendOnCells(count: i32): void {
  steps += <i64>(count / CELLS_A_STEP)
}

/** Counts what a search does before its first place: comparisons of two items, words of its limits and tables. */
export function spendOnLayout(count: i32): void {
  steps += <i64>(count / LAYOUT_A_STEP)
}

export function isSpent(): bool {
  return steps >= limit
}

/** Records a skipped branch, whose lineups are worth `bound` at most. */
export function skipBranch(bound: f64): void {
  skippedBound = max(skippedBound, bound)
}
