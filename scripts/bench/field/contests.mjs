import path from 'node:path'
import { entryNames, screenNameOf } from '#core/contest/field.ts'
import { FieldBuilder } from '#core/contest/field-builder.ts'
import { StandingsReader } from '#core/contest/standings-reader.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups, findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { joinLineups, lineupRowsOf, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { sharesOfLineups } from '#core/field/lineup-crowds.ts'
import { playedLineups } from '#core/field/played-lineups.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { basePlayerIdOf } from '#core/players/player.ts'
import { drawField, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { folder, showdownContests } from '../past/past-contests.mjs'
import { cellsOf, readText } from '../past/tables.mjs'
import { copiesByHalves } from './copies-by-halves.ts'
import { legalPrices } from './legal-prices.mjs'

/**
 * @import { Field } from '#core/contest/field.ts'
 * @import { ContestPool } from '#core/contest-pool/contest-pool.ts'
 * @import { LineupRows } from '#core/contest-pool/lineup-rows.ts'
 * @import { OwnershipTarget } from '#core/field/ownership-target.ts'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 * @import { PlayedLineups } from '#core/field/played-lineups.ts'
 * @typedef {{
 *   name: string, users: number | null, played: PlayedLineups, learned: Uint32Array, heldOut: Uint32Array,
 *   pool: ContestPool, inPool: LineupRows, people: Int32Array
 * }} Contest `inPool` are the played lineups as rows of the pool, whose prices are inferred from them; `people` is the person
 *   of the pool by player of the lineups.
 */

const FILES = [
  { name: 'SEA@LAR', file: 'nfl_showdown_2021-12-21_SEA@LAR_121022221.csv.gz' },
  { name: 'WAS@PHI', file: 'nfl_showdown_2021-12-21_WAS@PHI_121022222.csv.gz' },
  { name: 'SEA@PIT', file: 'nfl_showdown_2021-10-17_SEA@PIT_copies_128033entries.csv.gz' },
]
const SPLIT_SEED = 1

/**
 * Two whole standings, and a table of the copies of a third contest, which does not say whose the entries are.
 * @param {FieldKernel} kernel
 * @returns {Contest[]}
 */
export function fieldContests(kernel) {
  const past = new Map(showdownContests().map((contest) => [contest.name, contest]))
  return FILES.map(({ name, file }) => {
    const text = readText(path.join(folder, 'contest-standings', file))
    const isTable = text.startsWith('Lineup,Count')
    const field = isTable ? fieldOfTable(text) : fieldOfStandings(text)
    const played = playedLineups(field)
    const rows = (past.get(name)?.pool ?? []).map((row) => ({
      ...row,
      injuryStatus: /** @type {const} */ ('Healthy'),
    }))
    const first = contestPoolOf(rows, SHOWDOWN, { leftOut: new Set() })
    const people = peopleOf(field, first)
    const inPool = asPoolRows(played, first, people)
    const halves = copiesByHalves(field, played, SPLIT_SEED)
    const pool = inferredPool({ first, played, people, inPool, ...halves }, kernel)
    return {
      name,
      users: isTable ? null : new Set(entryNames(field).map(screenNameOf)).size,
      played,
      ...halves,
      pool,
      inPool,
      people,
    }
  })
}

/** @param {string} text */
function fieldOfStandings(text) {
  const reader = new StandingsReader({ keepBest: 1 })
  for (let at = 0; at < text.length; at += 65_536) reader.push(text.slice(at, at + 65_536))
  const read = reader.finish()
  if (!read.ok) throw new Error(`The standings are not read: ${read.error.kind}`)
  return read.value.field
}

/**
 * Each copy as an entry of a user of its own.
 * @param {string} text
 */
function fieldOfTable(text) {
  const builder = new FieldBuilder()
  for (const [lineupText = '', count = ''] of cellsOf(text).slice(1))
    for (let copy = 0; copy < Number(count); copy++) {
      const entryId = builder.entries + 1
      builder.addEntry({
        rank: 1,
        entryId,
        entryName: `${entryId}`,
        pointsMilli: 0,
        lineupText,
        stillPlaying: false,
      })
    }
  const built = builder.finish()
  if (!built.ok) throw new Error(`The table is not read: ${built.error.kind}`)
  return built.value
}

/**
 * @param {Field} field
 * @param {ContestPool} pool
 */
function peopleOf(field, { people }) {
  const byName = new Map(people.map(({ row }, person) => [row.basePlayerId, person]))
  return Int32Array.from(field.players, ({ name }) => {
    const person = byName.get(basePlayerIdOf(name))
    if (person === undefined) throw new Error(`${name} is not in the pool`)
    return person
  })
}

/**
 * @param {PlayedLineups} played
 * @param {ContestPool} pool
 * @param {Int32Array} people
 */
function asPoolRows({ lineups: { size, count, rows } }, pool, people) {
  return lineupRowsOf(
    Array.from({ length: count }, (_, i) =>
      Array.from(rows.subarray(i * size, (i + 1) * size), (player, place) => {
        const person = pool.people[people[player] ?? -1]
        return (place === 0 ? person?.captainRow : person?.flexRow) ?? -1
      }),
    ),
    pool,
  )
}

const ROUNDS = 6
const DRAWS = 40_000
/** A lineup of which so many copies are expected, and which has none, was hardly ever legal: less than one in 50 by chance. */
const EXPECTED = 8

/**
 * The pool at prices that are inferred from what was played and what was not: a lineup that the field's model expects several
 * times among the entries learned from, and that no user entered, was over the budget.
 * @param {Omit<Contest, 'pool' | 'name' | 'users'> & { first: ContestPool }} contest
 * @param {FieldKernel} kernel
 */
function inferredPool({ first, played, people, inPool, learned }, kernel) {
  const target = ownershipOf({ pool: first, played, people }, sharesOfLineups(played.items, learned))
  const entries = learned.reduce((sum, copies) => sum + copies, 0)
  const index = indexLineups(inPool)
  let missing = joinLineups(inPool.size, [])
  let pool = first
  for (let round = 0; round < ROUNDS; round++) {
    pool = withPrices(first, legalPrices(first, inPool, missing), inPool)
    const field = fitField({ pool, target }, kernel)
    if (!field) throw new Error('No lineup is legal')
    const { lineups } = distinctLineups(drawField(field, pool, { count: DRAWS, seed: round }, kernel))
    const chances = probabilitiesOf(field, pool, lineups)
    const places = [...chances.keys()].filter(
      (i) => entries * (chances[i] ?? 0) >= EXPECTED && findLineup(index, lineups, i) < 0,
    )
    missing = distinctLineups(joinLineups(inPool.size, [missing, pickLineups(lineups, places)])).lineups
  }
  return pool
}

/**
 * Shares by feature of the played lineups as an ownership of the pool.
 * @param {Pick<Contest, 'pool' | 'played' | 'people'>} contest
 * @param {ArrayLike<number>} shares
 * @returns {OwnershipTarget}
 */
export function ownershipOf({ pool, played, people }, shares) {
  const target = { captain: new Float64Array(pool.people.length), flex: new Float64Array(pool.people.length) }
  for (const [player, person] of people.entries()) {
    target.captain[person] = shares[player] ?? 0
    target.flex[person] = shares[played.players + player] ?? 0
  }
  return target
}

/** The share of the distinct lineups played that is legal at the inferred prices; a few odd ones would forbid nothing else. */
const LEGAL = 0.995

/**
 * The pool at those prices, with the budget at which nearly all lineups are legal.
 * @param {ContestPool} pool
 * @param {readonly number[]} prices
 * @param {LineupRows} lineups
 */
function withPrices({ rows, personOfRow }, prices, { size, count, rows: played }) {
  const times = SHOWDOWN.captain?.salary ?? 1
  const priced = rows.map((row, i) => ({
    ...row,
    salary: (prices[personOfRow[i] ?? -1] ?? 0) * (row.position === SHOWDOWN.captain?.code ? times : 1),
  }))
  const costs = Float64Array.from({ length: count }, (_, i) =>
    played.subarray(i * size, (i + 1) * size).reduce((sum, row) => sum + (priced[row]?.salary ?? 0), 0),
  )
  const budget = Math.max(SHOWDOWN.budget, costs.toSorted()[Math.floor(LEGAL * (count - 1))] ?? 0)
  return contestPoolOf(priced, SHOWDOWN, { leftOut: new Set(), budget })
}
