import path from 'node:path'
import { solution } from './linear-equations.mjs'
import { table } from './tables.mjs'

/**
 * Prices of past single games, whose salary files are not kept.
 *
 * @typedef {{ name: string, position: string, points: number }} Person
 * @typedef {{ captain: string, others: string[] }} Lineup
 */

const SALARIES = 'showdown_flex_salary_fppg_actual_shared.csv'
const KICKERS_AND_DEFENSES = 4
/** In $1,000. */
const LOWEST = 0.2
const BUDGET = 50
/** The least that a real lineup spends: below it a fitted price is too low. */
const LEAST_SPENT = 46
const ROUNDS = 30
/** What a price by average weighs beside each lineup. */
const WEIGHT_OF_AVERAGE = 0.3

/**
 * In dollars, by name. At first a price is what the average of the player costs in 25 other games; then the prices are
 * moved as little as needed so that the lineups really entered cost $46,000 to $49,900. How often a lineup was entered
 * does not count, so that the prices do not tell the shares that they serve to predict.
 * @param {readonly Person[]} people
 * @param {readonly Lineup[]} lineups distinct ones
 * @param {string} folder
 */
export function fittedPrices(people, lineups, folder) {
  const prior = people.map(pricesByAverage(folder))
  const index = new Map(people.map(({ name }, i) => [name, i]))
  const rows = lineups.map(({ captain, others }) => [
    { i: index.get(captain) ?? 0, times: 1.5 },
    ...others.map((name) => ({ i: index.get(name) ?? 0, times: 1 })),
  ])
  let prices = prior
  const weight = WEIGHT_OF_AVERAGE * lineups.length
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = people.map((_, i) => people.map((__, j) => (i === j ? weight : 0)))
    const right = prior.map((price) => weight * price)
    for (const row of rows) {
      const cost = row.reduce((sum, { i, times }) => sum + times * (prices[i] ?? 0), 0)
      const wanted = Math.min(BUDGET - 0.1, Math.max(LEAST_SPENT, cost))
      for (const a of row) {
        right[a.i] = (right[a.i] ?? 0) + a.times * wanted
        const line = matrix[a.i] ?? []
        for (const b of row) line[b.i] = (line[b.i] ?? 0) + a.times * b.times
      }
    }
    prices = solution(matrix, right).map((price) => Math.max(LOWEST, price))
  }
  return new Map(people.map(({ name }, i) => [name, 200 * Math.max(1, Math.round(5 * (prices[i] ?? 0)))]))
}

/**
 * By position a line through the prices of 25 other games.
 * @param {string} folder
 */
function pricesByAverage(folder) {
  const known = table(path.join(folder, 'baseline', SALARIES)).map((row) => ({
    position: row.pos,
    price: Number(row.flex_salary) / 1000,
    average: Number(row.fppg),
  }))
  const lines = new Map(
    ['QB', 'RB', 'WR', 'TE'].map((position) => {
      const lowest = position === 'QB' ? 7 : LOWEST
      const playing = known.filter(
        (each) => each.position === position && each.price > lowest && each.average > 0,
      )
      const starters = playing.filter(({ price, average }) => price > 1 || average < 5)
      const mean = (/** @type {(each: typeof starters[number]) => number} */ of) =>
        starters.reduce((sum, each) => sum + of(each), 0) / starters.length
      const [x, y] = [mean(({ average }) => average), mean(({ price }) => price)]
      const slope =
        mean(({ average, price }) => (average - x) * (price - y)) / mean(({ average }) => (average - x) ** 2)
      return [position, { at0: y - slope * x, slope }]
    }),
  )
  /** @param {Person} person */
  return ({ position, points }) => {
    const line = lines.get(position)
    if (!line) return KICKERS_AND_DEFENSES
    return points === 0 ? 2 * LOWEST : Math.max(LOWEST, line.at0 + line.slope * points)
  }
}
