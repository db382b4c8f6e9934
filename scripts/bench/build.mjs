import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { isCaptainRow, personKey } from '#core/players/player.ts'
import { ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { preparePool } from '#optimizer/prepared-pool.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { hardPools } from '#optimizer/testing/hard-pools.ts'
import { formatTime, measure, printTable, spread, timeOnce } from '../lib/measure.mjs'

/**
 * @import { BuildRule } from '#core/rules/build-rule.ts'
 * @import { BuildRequest } from '#optimizer/build-request.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 */

export const title = 'Builds of 60 people, ms: median (10th to 90th percentile)'

const PEOPLE = 60
const SEED = 7
const LINEUPS = 150
const STEPS = 48_000_000

/** @type {BuildRequest['settings']} */
export const GPP = { ...PLAIN, contestFormat: 'gpp' }

/** Ten rules of every lineup, none of which leaves nothing. */
/** @type {BuildRule[]} */
export const TEN_RULES = [
  ONE_QUARTERBACK_A_TEAM,
  group(
    ['QB'],
    { min: 1, max: null },
    { players: { positions: ['WR', 'TE'] }, slots: 'captain', team: 'same' },
  ),
  group(
    ['WR', 'TE'],
    { min: 1, max: null },
    { players: { positions: ['QB'] }, slots: 'captain', team: 'same' },
  ),
  group(['DST'], { min: null, max: 0 }, { players: { positions: ['QB'] }, slots: 'captain', team: 'other' }),
  group(['K'], { min: null, max: 1 }, null),
  group(['DST'], { min: null, max: 1 }, null),
  { ...group(['K', 'DST'], { min: null, max: 0 }, null), slots: 'captain' },
  { ...group(['RB'], { min: null, max: 1 }, null), per: 'team' },
  { kind: 'team_split', ofCaptainsTeam: [2, 3, 4] },
  { kind: 'salary', dollars: { min: 44_000, max: null } },
]
/** Shares of every quarterback and receiver, captains apart, and so many captains. */
/** @type {BuildRule[]} */
export const EXPOSURES = [
  ...showdownSlate(PEOPLE, SEED)
    .filter((row) => !isCaptainRow(row) && ['QB', 'WR'].includes(row.actualPosition))
    .map((row) => exposure({ people: [personKey(row)] }, 'any', 60)),
  exposure({ positions: ['QB'] }, 'captain', 35),
  { kind: 'captains', atLeast: 6 },
]

export async function run() {
  const kernel = await loadKernel()
  const tasks = [
    task('best lineup', PLAIN, [], 1),
    task('150 best', PLAIN, [], LINEUPS),
    task('150 best, ten rules', PLAIN, TEN_RULES, LINEUPS),
    task('20,000 best', PLAIN, [], 20_000),
    task('150 best, gpp', GPP, [], LINEUPS),
    task('150 best, ten rules, gpp', GPP, TEN_RULES, LINEUPS),
    task('20,000 best, gpp', GPP, [], 20_000),
  ]
  console.log('The prepared pool: searches alone, each of a pool prepared anew\n')
  printTable(tasks.map(({ name, request, wanted }) => searchRow(name, request, wanted, kernel)))

  const uniques = (/** @type {number} */ players) =>
    /** @type {BuildRule} */ ({ kind: 'uniques', players, captainSwapCounts: false })
  console.log('\nWhole builds of 150, from the players to the lineups\n')
  printTable(
    [PLAIN, GPP].flatMap((settings) => [
      buildRow('150 best', settings, [], kernel),
      buildRow('2 players apart', settings, [uniques(2)], kernel),
      buildRow('3 players apart', settings, [uniques(3)], kernel),
      buildRow('ten rules', settings, TEN_RULES, kernel),
      buildRow('ten rules and shares', settings, [...TEN_RULES, ...EXPOSURES], kernel),
    ]),
  )

  console.log('\nPools made to be hard, 150 best\n')
  printTable(
    hardPools().map(({ name, request }) => hardRow(name, { ...request, rules: [], count: LINEUPS }, kernel)),
  )
}

/**
 * @param {string} name
 * @param {BuildRequest['settings']} settings
 * @param {BuildRule[]} rules
 * @param {number} wanted
 */
function task(name, settings, rules, wanted) {
  return { name, request: requestOf(settings, rules), wanted }
}

/**
 * @param {string} name
 * @param {BuildRequest} request
 * @param {number} wanted
 * @param {Kernel} kernel
 */
function searchRow(name, request, wanted, kernel) {
  const search = () => preparedOf(request, kernel).bestLineups({ wanted, stepBudget: STEPS })
  const times = []
  for (let run = 0; run < (wanted > 1000 ? 9 : 200); run++) {
    const pool = preparedOf(request, kernel)
    times.push(timeOnce(() => pool.bestLineups({ wanted, stepBudget: STEPS })))
  }
  const { lineups, steps, isProved } = search()
  return {
    task: name,
    preparing: formatTime(measure(() => preparedOf(request, kernel))),
    search: formatTime(spread(times)),
    lineups: lineups.length,
    steps: steps.toLocaleString('en-US'),
    proved: isProved ? 'yes' : 'no',
  }
}

/**
 * @param {string} name
 * @param {BuildRequest['settings']} settings
 * @param {BuildRule[]} rules
 * @param {Kernel} kernel
 */
function buildRow(name, settings, rules, kernel) {
  const request = requestOf(settings, rules)
  const build = () => buildLineups(request, kernel)
  const times = spread(Array.from({ length: 9 }, () => timeOnce(build)))
  const built = build()
  if (!built.ok) throw new Error(built.error.message)
  const { lineups, isProved, steps, shortfall } = built.value
  return {
    build: `${name}${settings === GPP ? ', gpp' : ''}`,
    ms: formatTime(times),
    lineups: `${lineups.length}${shortfall ? ` (${shortfall.reason})` : ''}`,
    steps: steps.toLocaleString('en-US'),
    proved: isProved ? 'yes' : 'no',
  }
}

/**
 * @param {string} name
 * @param {BuildRequest} request
 * @param {Kernel} kernel
 */
function hardRow(name, request, kernel) {
  const search = () => preparedOf(request, kernel).bestLineups({ wanted: LINEUPS, stepBudget: STEPS })
  const ms = formatTime(spread([1, 2, 3].map(() => timeOnce(search))))
  const { lineups, steps, isProved } = search()
  return {
    pool: name,
    ms,
    lineups: lineups.length,
    steps: steps.toLocaleString('en-US'),
    proved: isProved ? 'yes' : 'no',
  }
}

/**
 * @param {BuildRequest} request
 * @param {Kernel} kernel
 */
function preparedOf(request, kernel) {
  const prepared = preparePool(request, kernel)
  if (!prepared.ok) throw new Error(prepared.error.message)
  return prepared.value
}

/**
 * @param {BuildRequest['settings']} settings
 * @param {BuildRule[]} rules
 * @returns {BuildRequest}
 */
export function requestOf(settings, rules) {
  const playerPool = showdownSlate(PEOPLE, SEED)
  return { playerPool, format: SHOWDOWN, budget: SHOWDOWN.budget, settings, count: LINEUPS, rules }
}

/**
 * @param {('QB' | 'RB' | 'WR' | 'TE' | 'K' | 'DST')[]} positions
 * @param {{ min: number | null, max: number | null }} count
 * @param {Extract<BuildRule, { kind: 'group' }>['when']} when
 * @returns {Extract<BuildRule, { kind: 'group' }>}
 */
export function group(positions, count, when) {
  return { kind: 'group', players: { positions }, slots: 'any', count, per: 'lineup', when }
}

/**
 * @param {Extract<BuildRule, { kind: 'exposure' }>['players']} players
 * @param {'any' | 'captain'} slots
 * @param {number} most
 * @returns {BuildRule}
 */
function exposure(players, slots, most) {
  return { kind: 'exposure', players, slots, pct: { min: null, max: most }, isStrict: false }
}
