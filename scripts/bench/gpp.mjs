import { existsSync } from 'node:fs'
import path from 'node:path'
import { printTable } from '../lib/measure.mjs'
import { everyLineup } from './gpp/every-lineup.mjs'
import { pastGames } from './gpp/past-games.mjs'

/**
 * @import { Lineups } from './gpp/every-lineup.mjs'
 * @typedef {{ lambda: number, leverage: number }} Objective
 *   Points, plus `leverage` times what leverage of full weight adds, plus `lambda` times the variance.
 * @typedef {{ best: number, bestOf20: number, thousandth: number }} Reached
 *   Did the best lineup reach the score of the field's best 1%; the share of the twenty best that reached it, and that of
 *   the field's best 0.1%.
 */

export const title = 'GPP objective: how often its lineups reach the best 1% of a field, beside those of cash'

const FOLDER = process.env.PROVIDER_FILES || '../shared/data'
const CASH = { lambda: 0, leverage: 0 }
/** As the app weighs them under every strategy but `max_points`. */
const APP = { lambda: 0.02, leverage: 0.15 }
const GRID = [0, 0.005, 0.01, 0.02, 0.04, 0.08].flatMap((lambda) =>
  [-0.5, 0, 0.15, 0.5, 1].map((leverage) => ({ lambda, leverage })),
)
const LINEUPS = 20
/** Points a step when scores are sorted. */
const STEP = 0.02

export async function run() {
  if (!existsSync(path.join(FOLDER, 'baseline'))) return console.log(`\nSkipped: no slates in ${FOLDER}.`)
  const objectives = [CASH, ...GRID]
  /** @type {Reached[][]} by game and objective */
  const games = pastGames(FOLDER).map(({ pool }) => {
    const lineups = everyLineup(pool)
    const bars = { hundredth: scoreOfBest(lineups, 0.01), thousandth: scoreOfBest(lineups, 0.001) }
    return objectives.map((objective) => reached(lineups, bars, objective))
  })
  console.log(`\n${games.length} single games; the field is the ownership model's, drawn exactly.\n`)
  printTable(objectives.slice(1).map((objective, i) => rowOf(objective, games, i + 1)))
  console.log('\nThe objective that does best on one half of the games, on the other half:\n')
  printTable([0, 1].map((half) => heldOut(objectives, games, half)))
}

/**
 * The least score of the best part of the field.
 * @param {Lineups} lineups
 * @param {number} part
 */
function scoreOfBest({ count, weight, scored }, part) {
  let total = 0
  let highest = 0
  for (let i = 0; i < count; i++) {
    total += weight[i] ?? 0
    highest = Math.max(highest, scored[i] ?? 0)
  }
  const byScore = new Float64Array(Math.ceil(highest / STEP) + 2)
  for (let i = 0; i < count; i++) {
    const at = Math.max(0, Math.floor((scored[i] ?? 0) / STEP))
    byScore[at] = (byScore[at] ?? 0) + (weight[i] ?? 0)
  }
  let better = 0
  for (let at = byScore.length - 1; at >= 0; at--) {
    better += byScore[at] ?? 0
    if (better >= part * total) return at * STEP
  }
  return 0
}

/**
 * @param {Lineups} lineups
 * @param {{ hundredth: number, thousandth: number }} bars
 * @param {Objective} objective
 * @returns {Reached}
 */
function reached({ count, points, leverage, variance, scored }, bars, objective) {
  /** @type {{ value: number, scored: number }[]} best first */
  const best = []
  let least = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const value =
      (points[i] ?? 0) + objective.leverage * (leverage[i] ?? 0) + objective.lambda * (variance[i] ?? 0)
    if (value <= least && best.length === LINEUPS) continue
    const place = best.findIndex((other) => other.value < value)
    best.splice(place < 0 ? best.length : place, 0, { value, scored: scored[i] ?? 0 })
    best.length = Math.min(best.length, LINEUPS)
    least = best.at(-1)?.value ?? least
  }
  const shareOf = (/** @type {number} */ bar) =>
    best.filter((each) => each.scored >= bar).length / best.length
  return {
    best: (best[0]?.scored ?? 0) >= bars.hundredth ? 1 : 0,
    bestOf20: shareOf(bars.hundredth),
    thousandth: shareOf(bars.thousandth),
  }
}

/**
 * @param {Objective} objective
 * @param {Reached[][]} games
 * @param {number} index
 */
function rowOf({ lambda, leverage }, games, index) {
  const isApp = lambda === APP.lambda && leverage === APP.leverage
  const isCash = lambda === 0 && leverage === 0
  return {
    lambda,
    leverage: `${leverage}${isApp ? ' (the app)' : isCash ? ' (cash)' : ''}`,
    'best lineup': mean(games.map((game) => game[index]?.best ?? 0)).toFixed(3),
    'of 20 best': mean(games.map((game) => game[index]?.bestOf20 ?? 0)).toFixed(3),
    'minus cash': difference(games, index, 'bestOf20'),
    'of 20 best, top 0.1%': mean(games.map((game) => game[index]?.thousandth ?? 0)).toFixed(4),
    'minus cash, top 0.1%': difference(games, index, 'thousandth'),
  }
}

/**
 * @param {readonly Objective[]} objectives
 * @param {Reached[][]} games
 * @param {number} half
 */
function heldOut(objectives, games, half) {
  const chosenOn = games.filter((_, i) => i % 2 === half)
  const testedOn = games.filter((_, i) => i % 2 !== half)
  const shares = objectives.map((_, i) => mean(chosenOn.map((game) => game[i]?.bestOf20 ?? 0)))
  const best = shares.indexOf(Math.max(...shares))
  return {
    lambda: objectives[best]?.lambda ?? 0,
    leverage: objectives[best]?.leverage ?? 0,
    'minus cash where chosen': difference(chosenOn, best, 'bestOf20'),
    'minus cash on the others': difference(testedOn, best, 'bestOf20'),
  }
}

/**
 * @param {Reached[][]} games
 * @param {number} index
 * @param {keyof Reached} figure
 */
function difference(games, index, figure) {
  const values = games.map((game) => (game[index]?.[figure] ?? 0) - (game[0]?.[figure] ?? 0))
  const gain = mean(values)
  const error = Math.sqrt(mean(values.map((each) => (each - gain) ** 2)) / (values.length - 1))
  return `${gain.toFixed(4)} +/- ${error.toFixed(4)}`
}

/** @param {readonly number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
