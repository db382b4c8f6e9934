import { existsSync } from 'node:fs'
import path from 'node:path'
import { mainSlateBaseline } from '#core/formats/estimates/main-slate-points.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { mean } from '../../lib/measure.mjs'
import { table } from './tables.mjs'

/**
 * @typedef {Map<string, number>} Side By role (`WR2`: the second receiver by estimate) what was scored, 1 in the mean of all games.
 * @typedef {[Side, Side]} RealGame
 * @typedef {{ role: string, scored: number, expected: number }} Played
 */

const FOLDER = process.env.PROVIDER_FILES || '../shared/data'
const SLATES = path.join(FOLDER, 'baseline/classic_2021_2023_salary_fppg_actual.csv.gz')
const WEEKS = path.join(FOLDER, 'nfl-points/nfl_weekly_dkpoints_2021_2023.csv')
/** How many roles of a position have a score of their own; who is further down shares the last one's. */
const ROLES = new Map(Object.entries({ QB: 2, RB: 3, WR: 5, TE: 3, K: 1, DST: 1 }))
/** Who has this average and scored nothing is taken to have sat out. */
const STARTERS_AVERAGE = 5
const KICKER_POINTS = 8
/** Scores are compared with at least so many expected points: those of people who hardly play are mostly 0. */
const LEAST_EXPECTED = 4

/**
 * Games of main slates of 2021 to 2023 of which all roles are known, both teams of each; none without the data folder.
 * @returns {RealGame[]}
 */
export function realGames() {
  if (!existsSync(SLATES)) return []
  const kickers = new Map(
    [
      ...Map.groupBy(
        table(WEEKS).filter(({ position }) => position === 'K'),
        weekOf,
      ),
    ].map(([of, rows]) => [of, Math.max(...rows.map(({ dk_points }) => Number(dk_points)))]),
  )
  const games = [...Map.groupBy(table(SLATES), ({ slate }) => slate ?? '')].flatMap(([slate, rows]) => {
    const playing = rows.filter(({ fppg, actual }) => Number(actual) !== 0 || Number(fppg) < STARTERS_AVERAGE)
    const teams = Map.groupBy(playing, ({ team }) => team ?? '')
    const priced = new Map(playing.map((row) => [row, pricedOf(row)]))
    return [...teams].flatMap(([team, own]) => {
      const opponent = own[0]?.opp ?? ''
      const others = teams.get(opponent)
      if (team > opponent || !others || WAS_JUDGED.has(`${slate} ${team}`)) return []
      /** @param {typeof own} side */
      const side = (side, of = side[0]?.team ?? '') =>
        sideOf(side, priced, kickers.get(`${slate} ${of}`) ?? null)
      return [[side(own), side(others)]]
    })
  })
  const whole = games.filter((sides) => sides.every((side) => NEEDED.every((role) => side.has(role))))
  return inMeansOfOne(/** @type {RealGame[]} */ (whole))
}

/** Each real game is played so often with the teams either way round, every score up to a tenth more or less. */
const TIMES = 10
const STIRRED = 0.1
const UNITS = 50
const SEED = 27

const NEEDED = ['QB1', 'RB1', 'RB2', 'WR1', 'WR2', 'WR3', 'TE1', 'K1', 'DST1']
/** Games whose contests are judged. */
const WAS_JUDGED = new Set(['2021_w15 LAR', '2021_w15 PHI'])

/** @param {Partial<Record<string, string>>} row of a week */
function weekOf({ season = '', week = '', team = '' }) {
  return `${season}_w${week.padStart(2, '0')} ${team}`
}

/** @param {Partial<Record<string, string>>} row of a slate */
function pricedOf({ pos = '', team = '', Salary, fppg }) {
  return { position: pos, team, salary: Number(Salary), average: Number(fppg) }
}

/**
 * @param {readonly Partial<Record<string, string>>[]} rows of a team
 * @param {ReadonlyMap<object, ReturnType<typeof pricedOf>>} priced the people of all teams, by their rows
 * @param {number | null} kicked
 * @returns {Side}
 */
function sideOf(rows, priced, kicked) {
  const pool = [...priced.values()]
  const played = rows.map((row) => ({
    ...{ position: row.pos ?? '', scored: Number(row.actual) },
    expected: mainSlateBaseline(/** @type {ReturnType<typeof pricedOf>} */ (priced.get(row)), pool) ?? 0,
  }))
  const all =
    kicked === null ? played : [...played, { position: 'K', scored: kicked, expected: KICKER_POINTS }]
  return new Map(
    inRoles(all).map(([role, { scored, expected }]) => [role, scored / Math.max(LEAST_EXPECTED, expected)]),
  )
}

/**
 * The people of a team with their roles, those with most expected points first.
 * @template {{ position: string, expected: number }} P
 * @param {readonly P[]} people
 * @returns {[role: string, P][]}
 */
function inRoles(people) {
  return [...Map.groupBy(people, ({ position }) => position)].flatMap(([position, own]) =>
    own
      .toSorted((a, b) => b.expected - a.expected)
      .map((person, i) => /** @type {[string, P]} */ ([roleOf(position, i), person]))
      .filter(([, person], i) => i < (ROLES.get(person.position) ?? 0)),
  )
}

/**
 * @param {string} position
 * @param {number} place
 */
function roleOf(position, place) {
  return `${position}${place + 1}`
}

/**
 * Scores of the people of a single game in many: in each, everyone scores in proportion to whom had that role in one real game.
 * @param {readonly { position: string, team: string, expected: number }[]} people of two teams
 * @param {readonly RealGame[]} games
 * @returns {Generator<{ game: number, scores: Int32Array }>} in 1/50 points, so that captains score whole hundredths
 */
export function* drawnScores(people, games) {
  const chance = randomFrom(SEED)
  const teams = [...new Set(people.map(({ team }) => team))].sort()
  const roles = new Map(
    teams.flatMap((of) =>
      inRoles(people.filter(({ team }) => team === of)).map(([role, one]) => [one, role]),
    ),
  )
  for (const [game, sides] of games.entries())
    for (const order of [sides, sides.toReversed()])
      for (let time = 0; time < TIMES; time++)
        yield {
          game,
          scores: Int32Array.from(people, (person) => {
            const scored = order[teams.indexOf(person.team)]?.get(roles.get(person) ?? '') ?? 0
            const stirred = 1 + STIRRED * (2 * chance() - 1)
            return Math.round(UNITS * person.expected * scored * stirred)
          }),
        }
}

/** @param {readonly RealGame[]} games */
function inMeansOfOne(games) {
  const sides = games.flat()
  const roles = new Set(sides.flatMap((side) => [...side.keys()]))
  const means = new Map([...roles].map((role) => [role, mean(sides.flatMap((side) => side.get(role) ?? []))]))
  return games.map(([one, other]) => {
    const scaled = (/** @type {Side} */ side) =>
      new Map([...side].map(([role, scored]) => [role, scored / (means.get(role) || 1)]))
    return /** @type {RealGame} */ ([scaled(one), scaled(other)])
  })
}
