import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { isCaptainRow, personKey } from '#core/players/player.ts'
import { ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { formatTime, printTable, spread, timeOnce } from '../lib/measure.mjs'

/**
 * @import { BuildRule } from '#core/rules/build-rule.ts'
 * @import { BuildRequest } from '#optimizer/build-request.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 */

export const title =
  'Builds of 150 lineups of 60 people, from the players on, ms: median (10th to 90th percentile)'

const PEOPLE = 60
const SEED = 7
const LINEUPS = 150

/** @type {BuildRequest['settings']} */
const GPP = { ...PLAIN, contestFormat: 'gpp' }

/** Ten rules of every lineup, none of which leaves nothing. */
/** @type {BuildRule[]} */
const TEN_RULES = [
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
const EXPOSURES = [
  ...showdownSlate(PEOPLE, SEED)
    .filter((row) => !isCaptainRow(row) && ['QB', 'WR'].includes(row.actualPosition))
    .map((row) => exposure({ people: [personKey(row)] }, 'any', 60)),
  exposure({ positions: ['QB'] }, 'captain', 35),
  { kind: 'captains', atLeast: 6 },
]

export async function run() {
  const kernel = await loadKernel()
  const uniques = (/** @type {number} */ players) =>
    /** @type {BuildRule} */ ({ kind: 'uniques', players, captainSwapCounts: false })
  printTable(
    [PLAIN, GPP].flatMap((settings) => [
      buildRow('150 best', settings, [], kernel),
      buildRow('2 players apart', settings, [uniques(2)], kernel),
      buildRow('3 players apart', settings, [uniques(3)], kernel),
      buildRow('ten rules', settings, TEN_RULES, kernel),
      buildRow('ten rules and shares', settings, [...TEN_RULES, ...EXPOSURES], kernel),
    ]),
  )
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
 * @param {BuildRequest['settings']} settings
 * @param {BuildRule[]} rules
 * @returns {BuildRequest}
 */
function requestOf(settings, rules) {
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
