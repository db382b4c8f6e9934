import { expectedOwnership } from '#core/ownership/expected-ownership.ts'
import { HALF_LIFE_MS, learnedByName } from '#core/ownership/learned.ts'
import { sharesByPoints } from '#core/ownership/points-model.ts'
import { printTable } from '../lib/measure.mjs'
import { classicContests, folder, hasPastContests, showdownContests } from './learning/past-contests.mjs'

/**
 * @import { PastContest } from './learning/past-contests.mjs'
 * @typedef {'captainPct' | 'flexPct'} Slot
 * @typedef {{ halfLifeDays: number, modelGames: number }} Settings
 * @typedef {{ contest: PastContest, players: number, taught: number, byPoints: Record<Slot, number>, model: Record<Slot, number>, learned: Record<Slot, number> }} Tested
 *   The records are mean absolute errors in percentage points; `byPoints` of shares that go with averages alone.
 */

export const title =
  'Ownership of later contests: the model alone against the model with what earlier contests taught'

const DAY = 24 * 60 * 60 * 1000
/** As the app does (app/core/ownership/learned.ts). */
const APP = { halfLifeDays: HALF_LIFE_MS / DAY, modelGames: 2 }
const OTHERS = [14, 28, 56, 112, Number.POSITIVE_INFINITY].flatMap((halfLifeDays) =>
  [1, 2, 4, 8].map((modelGames) => ({ halfLifeDays, modelGames })),
)

/** @type {{ name: string, read: () => PastContest[], slots: { slot: Slot, name: string }[] }[]} */
const SERIES = [
  {
    name: 'Showdown',
    read: showdownContests,
    slots: [
      { slot: 'captainPct', name: 'captain' },
      { slot: 'flexPct', name: 'flex' },
    ],
  },
  { name: 'Classic', read: classicContests, slots: [{ slot: 'flexPct', name: 'ownership' }] },
]

export async function run() {
  if (!hasPastContests) {
    console.log(`\nSkipped: no contests in ${folder}.`)
    return
  }
  for (const { name, read, slots } of SERIES) {
    const contests = read().sort((a, b) => a.date.localeCompare(b.date))
    console.log(`\n${name}, mean absolute error in percentage points, each contest with those before it:\n`)
    const tested = contests.map((contest) => test(contest, contests, APP))
    printTable(tested.map((each) => rowOf(each, slots)))
    console.log('')
    if (tested.some(({ byPoints, model }) => byPoints.flexPct !== model.flexPct))
      for (const { slot, name: what } of slots)
        console.log(
          `${what}, model minus by points alone: ${withError(tested.map(({ model, byPoints }) => model[slot] - byPoints[slot]))}`,
        )
    for (const { slot, name: what } of slots) judge(differences(tested, slot), what)
    console.log(`\n${name}, learned minus model by half-life (days) and weight of the model (games):\n`)
    printTable(
      OTHERS.map((settings) => {
        const others = contests.map((contest) => test(contest, contests, settings))
        return {
          'half-life': settings.halfLifeDays === Number.POSITIVE_INFINITY ? 'none' : settings.halfLifeDays,
          'model games': settings.modelGames,
          ...Object.fromEntries(
            slots.map(({ slot, name: what }) => [what, withError(differences(others, slot))]),
          ),
        }
      }),
    )
  }
}

/**
 * @param {PastContest} contest
 * @param {readonly PastContest[]} contests
 * @param {Settings} settings
 * @returns {Tested}
 */
function test(contest, contests, settings) {
  const { pool, format, held } = contest
  const learned = learnedByName(learnedBefore(contest, contests, settings))
  // The model alone takes the same way through the program, with nothing learned.
  const alone = expectedOwnership(pool, format)
  const mixed = expectedOwnership(pool, format, learned)
  const judged = mixed.flatMap((each, i) =>
    held.has(each.person.row.name) || each.person.row.fppg > 0 ? [i] : [],
  )
  const people = alone.map(({ person }) => person)
  const averages = people.map(({ row, isOut }) => (isOut ? 0 : Math.max(0, row.fppg)))
  const byPoints = sharesByPoints(people, format, averages).map((shares, i) => ({
    .../** @type {typeof alone[number]} */ (alone[i]),
    shares,
  }))
  /**
   * @param {typeof alone} expected
   * @param {Slot} slot
   */
  const error = (expected, slot) =>
    judged.reduce((sum, i) => {
      const { shares, person } = expected[i] ?? {}
      return sum + Math.abs((shares?.[slot] ?? 0) - (held.get(person?.row.name ?? '')?.[slot] ?? 0))
    }, 0) / judged.length
  return {
    contest,
    players: judged.length,
    taught: mixed.filter(({ games }) => games > 0).length,
    byPoints: { captainPct: error(byPoints, 'captainPct'), flexPct: error(byPoints, 'flexPct') },
    model: { captainPct: error(alone, 'captainPct'), flexPct: error(alone, 'flexPct') },
    learned: { captainPct: error(mixed, 'captainPct'), flexPct: error(mixed, 'flexPct') },
  }
}

/**
 * @param {PastContest} contest
 * @param {readonly PastContest[]} contests
 * @param {Settings} settings
 */
function learnedBefore({ date }, contests, { halfLifeDays, modelGames }) {
  /** @type {Map<string, { games: number, weight: number, captain: number, flex: number }>} */
  const sums = new Map()
  for (const earlier of contests.filter((each) => each.date < date)) {
    const days = (Date.parse(date) - Date.parse(earlier.date)) / DAY
    const weight = 0.5 ** (days / halfLifeDays)
    for (const [name, { captainPct, flexPct }] of earlier.held) {
      const sum = sums.get(name) ?? { games: 0, weight: 0, captain: 0, flex: 0 }
      sums.set(name, {
        games: sum.games + 1,
        weight: sum.weight + weight,
        captain: sum.captain + weight * captainPct,
        flex: sum.flex + weight * flexPct,
      })
    }
  }
  return [...sums].map(([playerName, { games, weight, captain, flex }]) => ({
    playerName,
    games,
    // Another weight of the model is the same as another weight of the games.
    weight: (weight * APP.modelGames) / modelGames,
    captainPct: captain / weight,
    flexPct: flex / weight,
  }))
}

/**
 * @param {Tested} tested
 * @param {(typeof SERIES)[number]['slots']} slots
 */
function rowOf({ contest, players, taught, byPoints, model, learned }, slots) {
  return {
    contest: contest.name,
    date: contest.date,
    players,
    learned: taught,
    ...Object.fromEntries(
      slots.flatMap(({ slot, name }) => [
        [`${name}, by points alone`, byPoints[slot].toFixed(3)],
        [`${name}, model`, model[slot].toFixed(3)],
        [`${name}, with learned`, learned[slot].toFixed(3)],
      ]),
    ),
  }
}

/**
 * Learned minus model, of the contests about whose players something had been learned.
 * @param {readonly Tested[]} tested
 * @param {Slot} slot
 */
function differences(tested, slot) {
  return tested.filter(({ taught }) => taught > 0).map(({ learned, model }) => learned[slot] - model[slot])
}

/**
 * @param {readonly number[]} values
 */
function meanAndError(values) {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) }
}

/** @param {readonly number[]} values */
function withError(values) {
  const { mean, error } = meanAndError(values)
  return `${mean.toFixed(3)} +/- ${error.toFixed(3)}`
}

/**
 * Worse by more than two standard errors fails the run.
 * @param {readonly number[]} values
 * @param {string} what
 */
function judge(values, what) {
  const { mean, error } = meanAndError(values)
  const better = values.filter((each) => each < 0).length
  console.log(`${what}: ${withError(values)}, closer in ${better} of ${values.length} contests`)
  if (mean > 2 * error) process.exitCode = 1
}
