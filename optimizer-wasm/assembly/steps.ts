// How much work a search has done, and the budget it has for it. Steps are counted, not timed, so that every machine
// stops at the same place and gives the same answer.

/** Cells of the bound's table that are filled in the time of one step. */
const CELLS_A_STEP: i32 = 32

export let steps: i64 = 0
let budget: i64 = 0
let limit: i64 = 0
/** The most that a lineup not looked at can be worth, as far as the search has given up branches. */
export let unseen: f64 = -Infinity

/** The budget of the whole search. */
export function allowSteps(count: i64): void {
  steps = 0
  budget = count
  limit = count
  unseen = -Infinity
}

/** Limits the part of the search that begins here to so many steps, and never to more than the budget has left. */
export function limitPart(count: i64): void {
  limit = min(budget, steps + count)
  unseen = -Infinity
}

/** The part that begins here may use all that is left. */
export function useTheRest(): void {
  limit = budget
  unseen = -Infinity
}

export function stepsLeft(): i64 {
  return budget - steps
}

/** One step is one place of the order looked at. */
export function spend(count: i32): void {
  steps += <i64>count
}

export function spendOnCells(count: i32): void {
  steps += <i64>(count / CELLS_A_STEP)
}

export function isSpent(): bool {
  return steps >= limit
}

/** Leaves a branch whose lineups are worth at most that much. */
export function leave(bound: f64): void {
  unseen = max(unseen, bound)
}
