import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { mainSlate } from '#optimizer/testing/generated-slates.ts'
import { printTable, processorTimeOf } from '../lib/measure.mjs'
import { group } from './build.mjs'

/**
 * @import { Player } from '#core/players/player.ts'
 * @import { BuildRule, Condition } from '#core/rules/build-rule.ts'
 * @import { BuildRequest } from '#optimizer/build-request.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 */

export const title = 'Builds of 150 of main slates (Classic): ms of processor time (steps in millions)'

const FOLDER = path.join(process.env.PROVIDER_FILES || '../shared/data', 'salaries-classic-nfl')
export const LINEUPS = 150
/** @type {BuildRequest['settings']} */
const GPP = { ...PLAIN, contestFormat: 'gpp' }

/** @type {Condition} */
const WITH_QUARTERBACK = { players: { positions: ['QB'] }, slots: 'any', team: 'same' }
/** @type {Condition} */
const AGAINST_QUARTERBACK = { ...WITH_QUARTERBACK, team: 'other' }
/** @type {(players: number) => BuildRule} */
export const apart = (players) => ({ kind: 'uniques', players, captainSwapCounts: false })
/** @type {BuildRule} */
export const NOBODY_ABOVE_60 = {
  ...{ kind: 'exposure', players: {}, slots: 'any', pct: { min: null, max: 60 } },
  ...{ isStrict: false, each: true },
}
/** @type {BuildRule[]} */
export const STACKS = [
  group(['WR', 'TE'], { min: 2, max: null }, WITH_QUARTERBACK),
  group(['RB', 'WR', 'TE'], { min: 1, max: null }, AGAINST_QUARTERBACK),
  group(['DST'], { min: null, max: 0 }, AGAINST_QUARTERBACK),
]
/** @type {BuildRule[]} */
const EVERYTHING = [
  ...STACKS,
  apart(3),
  NOBODY_ABOVE_60,
  { kind: 'salary', dollars: { min: 49_000, max: null } },
  { ...group(['RB'], { min: null, max: 1 }, null), per: 'team' },
  { ...group(['QB', 'RB', 'WR', 'TE', 'DST'], { min: null, max: 4 }, null), per: 'team' },
]

/**
 * Builds of 150, each with its budget in ms.
 * @type {[name: string, settings: BuildRequest['settings'], rules: BuildRule[], budget: number][]}
 */
export const BUILDS = [
  ['150 best', PLAIN, [], 20],
  ['2 apart', PLAIN, [apart(2)], 100],
  ['3 apart', PLAIN, [apart(3)], 100],
  ['nobody above 60%', PLAIN, [NOBODY_ABOVE_60], 100],
  ['GPP', GPP, [], 5000],
  ['GPP, 2 apart', GPP, [apart(2)], 5000],
  ['QB+2, 1 back, no DST against him', PLAIN, STACKS, 150],
  ['the same, 3 apart, 60%, $49,000+, one RB and 4 of a team', PLAIN, EVERYTHING, 1500],
  ['stacks in GPP, 3 apart, 60%', GPP, [...STACKS, apart(3), NOBODY_ABOVE_60], 5000],
]

export async function run() {
  const kernel = await loadKernel()
  const slates = mainSlates()
  console.log('From the players to the lineups; "open": not proved, with the lineups found\n')
  printTable(
    BUILDS.map(([build, settings, rules]) => ({
      build,
      ...Object.fromEntries(
        slates.map(([name, playerPool]) => [
          name,
          built({ ...requestOf(playerPool, settings), rules, count: LINEUPS }, kernel),
        ]),
      ),
    })),
  )
}

/** @returns {[string, Player[]][]} */
export function mainSlates() {
  return [['500 generated', mainSlate(500, 1)], ...realSlates()]
}

/** @returns {[string, Player[]][]} */
export function realSlates() {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER).map((file) => {
    const slate = parseSlateCsv(readFileSync(path.join(FOLDER, file), 'utf8'), { format: STANDARD })
    if (!slate.ok) throw new Error(slate.error.kind)
    return [`${slate.value.players.length} people`, slate.value.players]
  })
}

/**
 * @param {Player[]} playerPool
 * @param {BuildRequest['settings']} settings
 */
export function requestOf(playerPool, settings) {
  return { playerPool, format: STANDARD, budget: STANDARD.budget, settings }
}

/**
 * @param {BuildRequest} request
 * @param {Kernel} kernel
 */
function built(request, kernel) {
  const { value: build, ms } = processorTimeOf(() => buildLineups(request, kernel))
  if (!build.ok) throw new Error(build.error.message)
  const { lineups, isProved, steps } = build.value
  const open = isProved ? '' : `, open: ${lineups.length}`
  return `${ms.toFixed(0)} (${(steps / 1e6).toFixed(1)}${open})`
}
