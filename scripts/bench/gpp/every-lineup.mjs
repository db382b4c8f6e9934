import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { captainPoints } from '#core/formats/format.ts'
import { objectiveTerms, TERMS_PER_POINT } from '#core/objective/objective.ts'
import { isCaptainRow, personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'

/**
 * @import { Player } from '#core/players/player.ts'
 * @typedef {{ count: number, weight: Float64Array, scored: Float64Array, points: Float64Array, leverage: Float64Array, variance: Float64Array }} Lineups
 *   By lineup: its weight in the field of maximum entropy, what it then scored, its expected points, what leverage of full
 *   weight adds to them, and the variance of its score.
 */

/** The number of players that the app's field is made of. */
const MOST_PEOPLE = 24
/** The weight of variance in the app's objective. */
const APP_LAMBDA = 0.02

/**
 * Every legal lineup of the people with most points.
 * @param {readonly Player[]} pool
 * @returns {Lineups}
 */
export function everyLineup(pool) {
  const terms = (/** @type {'cash' | 'gpp'} */ contestFormat) =>
    objectiveTerms(pool, SHOWDOWN, {
      strategy: 'max_points',
      contestFormat,
      creativity: 50,
      priceGuard: true,
    })
  const [cash, gpp] = [terms('cash'), terms('gpp')]
  const varianceOf = (/** @type {number} */ row) =>
    ((gpp.values[row] ?? 0) - (cash.values[row] ?? 0)) / TERMS_PER_POINT / APP_LAMBDA
  const people = peopleOf(pool)
  const size = people.length
  const pairs = Float64Array.from({ length: size * size }, (_, at) => {
    const [a, b] = [people[Math.floor(at / size)], people[at % size]]
    if (!a || !b || a === b || !gpp.pairOf) return 0
    return gpp.pairOf(a.flex, b.flex) / TERMS_PER_POINT / APP_LAMBDA
  })
  const figuresOf = (/** @type {number} */ index, /** @type {number} */ times) => {
    const row = pool[index]
    const points = row ? countedPoints(row) * times : 0
    return {
      price: row?.salary ?? 0,
      points,
      scored: (row?.actualPoints ?? 0) * times,
      leverage: (points * ((row?.leverageScore ?? 50) - 50)) / 50,
      variance: varianceOf(index),
    }
  }
  const captains = people.map(({ captain }) => figuresOf(captain, captainPoints(SHOWDOWN)))
  const others = people.map(({ flex }) => figuresOf(flex, 1))
  const teams = people.map(({ team }) => team)

  const most = size * binomial(size - 1, 5)
  const lineups = {
    count: 0,
    weight: new Float64Array(most),
    scored: new Float64Array(most),
    points: new Float64Array(most),
    leverage: new Float64Array(most),
    variance: new Float64Array(most),
  }
  const chosen = [0, 0, 0, 0, 0, 0]
  for (let captain = 0; captain < size; captain++) {
    chosen[0] = captain
    fill(1, 0, captains[captain] ?? NOTHING)
  }
  return lineups

  /**
   * @param {number} place
   * @param {number} from
   * @param {typeof NOTHING} sum
   */
  function fill(place, from, sum) {
    if (sum.price > SHOWDOWN.budget) return
    if (place === 6) {
      if (chosen.every((i) => teams[i] === teams[chosen[0] ?? 0])) return
      const at = lineups.count++
      lineups.weight[at] = Math.exp(0.05 * sum.points - (SHOWDOWN.budget - sum.price) / 1000)
      lineups.scored[at] = sum.scored
      lineups.points[at] = sum.points
      lineups.leverage[at] = sum.leverage
      lineups.variance[at] = sum.variance
      return
    }
    for (let next = from; next < size; next++) {
      if (next === chosen[0]) continue
      const added = others[next] ?? NOTHING
      let variance = sum.variance + added.variance
      for (let before = 0; before < place; before++)
        variance +=
          (before === 0 ? captainPoints(SHOWDOWN) : 1) * (pairs[(chosen[before] ?? 0) * size + next] ?? 0)
      chosen[place] = next
      fill(place + 1, next + 1, {
        price: sum.price + added.price,
        points: sum.points + added.points,
        scored: sum.scored + added.scored,
        leverage: sum.leverage + added.leverage,
        variance,
      })
    }
  }
}

const NOTHING = { price: 0, points: 0, scored: 0, leverage: 0, variance: 0 }

/**
 * The indexes of both rows of those who play, with most points first.
 * @param {readonly Player[]} pool
 */
function peopleOf(pool) {
  const playing = pool.flatMap((row, flex) => {
    if (isCaptainRow(row) || row.injuryStatus === 'Out' || (row.ownershipPct ?? 0) === 0) return []
    const captain = pool.findIndex((other) => isCaptainRow(other) && personKey(other) === personKey(row))
    return [{ flex, captain, team: row.team, points: countedPoints(row) }]
  })
  return playing.sort((a, b) => b.points - a.points).slice(0, MOST_PEOPLE)
}

/**
 * @param {number} n
 * @param {number} k
 */
function binomial(n, k) {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return Math.round(ways)
}
