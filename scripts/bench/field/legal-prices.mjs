import { solution } from '../past/linear-equations.mjs'

/**
 * @import { ContestPool } from '#core/contest-pool/contest-pool.ts'
 * @import { LineupRows } from '#core/contest-pool/lineup-rows.ts'
 */

/** In $1,000: what a lineup may cost and what one over the budget costs, each with half a step for rounding. */
const MOST = 49.85
const OVER = 50.25
/** What nearly every lineup costs at least. */
const LEAST = 48
const LOWEST = 0.2
/**
 * What a lineup on the wrong side of the budget weighs beside one that leaves too much, and a first price beside all lineups.
 * That a lineup was played is certain; that one is missing for its price is not.
 */
const WEIGHT_OF_BUDGET = 1000
const WEIGHT_OF_MISSING = 100
const WEIGHT_OF_FIRST = 0.003
const ROUNDS = 40

/**
 * Prices at which the lineups that were played are legal, as each of them was, and those of `missing` are not. The prices of
 * the pool are moved as little as needed for that, and so that lineups do not leave much. How often a lineup was played
 * does not count.
 * @param {ContestPool} pool
 * @param {LineupRows} played
 * @param {LineupRows} missing lineups that would have been played if they were legal
 * @returns {number[]} dollars of a flex slot, by person
 */
export function legalPrices({ people, rows, personOfRow, mode }, played, missing) {
  const first = people.map(({ row }) => row.salary / 1000)
  const choices = rows.map(({ position }, row) => ({
    person: personOfRow[row] ?? 0,
    times: position === mode.captain?.code ? mode.captain.salary : 1,
  }))
  let prices = first
  const costOf = (/** @type {typeof choices} */ own) =>
    own.reduce((sum, each) => sum + each.times * (prices[each.person] ?? 0), 0)
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = people.map((_, i) => people.map((__, j) => (i === j ? WEIGHT_OF_FIRST * played.count : 0)))
    const right = first.map((price) => WEIGHT_OF_FIRST * played.count * price)
    const wish = (
      /** @type {typeof choices} */ own,
      /** @type {number} */ cost,
      /** @type {number} */ weight,
    ) => {
      for (const a of own) {
        right[a.person] = (right[a.person] ?? 0) + weight * a.times * cost
        const line = matrix[a.person] ?? []
        for (const b of own) line[b.person] = (line[b.person] ?? 0) + weight * a.times * b.times
      }
    }
    for (const own of lineupsOf(played, choices)) {
      const cost = costOf(own)
      if (cost > MOST) wish(own, MOST, WEIGHT_OF_BUDGET)
      else if (cost < LEAST) wish(own, LEAST, 1)
    }
    for (const own of lineupsOf(missing, choices)) if (costOf(own) < OVER) wish(own, OVER, WEIGHT_OF_MISSING)
    prices = solution(matrix, right).map((price) => Math.max(LOWEST, price))
  }
  return prices.map((price) => STEP * Math.max(1, Math.round((1000 * price) / STEP)))
}

/** Dollars. */
const STEP = 200

/**
 * @template T
 * @param {LineupRows} lineups
 * @param {readonly T[]} choices by row of the pool
 */
function* lineupsOf({ size, count, rows }, choices) {
  for (let i = 0; i < count; i++)
    yield [...rows.subarray(i * size, (i + 1) * size)].flatMap((row) => choices[row] ?? [])
}
