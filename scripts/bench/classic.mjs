import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { buildLineups } from '#optimizer/build.ts'
import { countLegalLineups } from '#optimizer/counting/count-lineups.ts'
import { fieldTable } from '#optimizer/field/field-table.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { LEFT_BANDS } from '#optimizer/field/left-bands.ts'
import { loadTable } from '#optimizer/field/load-table.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { preparePool } from '#optimizer/prepared-pool.ts'
import { mainSlate } from '#optimizer/testing/generated-slates.ts'
import { printTable } from '../lib/measure.mjs'
import { group } from './build.mjs'

/**
 * @import { Player } from '#core/players/player.ts'
 * @import { BuildRule, Condition } from '#core/rules/build-rule.ts'
 * @import { BuildRequest } from '#optimizer/build-request.ts'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 */

export const title =
  'Main slates (Classic): three searches merged, and the field; ms of processor time (steps in millions)'

const FOLDER = path.join(process.env.PROVIDER_FILES || '../shared/data', 'salaries-classic-nfl')
const LINEUPS = 150
const DRAWN = 100_000
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

/** @type {[name: string, settings: BuildRequest['settings'], rules: BuildRule[]][]} */
const BUILDS = [
  ['150 best', PLAIN, []],
  ['2 apart', PLAIN, [apart(2)]],
  ['3 apart', PLAIN, [apart(3)]],
  ['nobody above 60%', PLAIN, [NOBODY_ABOVE_60]],
  ['GPP', GPP, []],
  ['GPP, 2 apart', GPP, [apart(2)]],
  ['QB+2, 1 back, no DST against him', PLAIN, STACKS],
  ['the same, 3 apart, 60%, $49,000+, one RB and 4 of a team', PLAIN, EVERYTHING],
  ['stacks in GPP, 3 apart, 60%', GPP, [...STACKS, apart(3), NOBODY_ABOVE_60]],
]

export async function run() {
  const kernel = await loadKernel()
  const slates = [['500 generated', mainSlate(500, 1)], ...realSlates()]
  console.log('Searches\n')
  printTable(
    slates.map(([name, players]) => searches(String(name), /** @type {Player[]} */ (players), kernel)),
  )
  console.log(
    '\nWhole builds of 150, from the players to the lineups; "open": not proved, with the lineups found\n',
  )
  printTable(
    BUILDS.map(([build, settings, rules]) => ({
      build,
      ...Object.fromEntries(
        slates.map(([name, playerPool]) => [
          name,
          built(
            { ...requestOf(/** @type {Player[]} */ (playerPool), settings), rules, count: LINEUPS },
            kernel,
          ),
        ]),
      ),
    })),
  )
  console.log(`\nThe field of the estimated ownership, one thread; ${DRAWN} entries drawn\n`)
  const fieldKernel = await loadFieldKernel()
  printTable(
    slates.map(([name, players]) => fieldRow(String(name), /** @type {Player[]} */ (players), fieldKernel)),
  )
}

/**
 * @param {string} slate
 * @param {Player[]} players
 * @param {FieldKernel} kernel
 */
function fieldRow(slate, players, kernel) {
  const pool = contestPoolOf(withOwnership(players, STANDARD), STANDARD)
  const target = ownershipOfPool(pool)
  const table = fieldTable(pool)
  const model = fitField({ pool, target }, kernel)
  if (!table || !model) throw new Error('The pool has no legal lineup')
  const edited = { captain: target.captain, flex: target.flex.slice() }
  edited.flex[0] = 0.8 * (edited.flex[0] ?? 0)
  const loaded = loadTable(table, kernel)
  const logs = new Float64Array(table.graph.choices.length + LEFT_BANDS)
  return {
    slate,
    people: pool.people.length,
    cells: table.totalCells,
    'sums of all lineups': ms(() => loaded.evaluate(logs)),
    'table, for a new pool': ms(() => fieldTable({ ...pool })),
    'two crowds': ms(() => fitField({ pool, target }, kernel)),
    evaluations: model.crowds.map(({ evaluations }) => evaluations).join(' + '),
    'worst share, points': model.worst.toFixed(4),
    'after an edit': ms(() => fitField({ pool, target: edited, start: model }, kernel)),
    drawn: ms(() => drawField(model, pool, { count: DRAWN, seed: 1 }, kernel)),
  }
}

/** @returns {[string, Player[]][]} */
export function realSlates() {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER).map((file) => {
    const slate = parseSlateCsv(readFileSync(path.join(FOLDER, file), 'utf8'), { mode: STANDARD })
    if (!slate.ok) throw new Error(slate.error.kind)
    return [`${slate.value.players.length} people`, slate.value.players]
  })
}

/**
 * @param {Player[]} playerPool
 * @param {BuildRequest['settings']} settings
 */
function requestOf(playerPool, settings) {
  return { playerPool, mode: STANDARD, budget: STANDARD.budget, settings }
}

/**
 * @param {string} slate
 * @param {Player[]} players
 * @param {Kernel} kernel
 */
function searches(slate, players, kernel) {
  const request = requestOf(players, PLAIN)
  /**
   * With preparing the pool: a prepared one answers from the list of its last search.
   * @param {number} wanted
   */
  const search = (wanted) =>
    ms(() => {
      const prepared = preparePool({ ...request, rules: [], count: 1 }, kernel)
      if (!prepared.ok) throw new Error(prepared.error.message)
      prepared.value.bestLineups({ wanted, stepBudget: 1e9 })
    })
  return {
    slate,
    'legal lineups': countLegalLineups({ ...request, keptPlayers: [] }).count.toExponential(1),
    count: ms(() => countLegalLineups({ ...request, playerPool: [...players], keptPlayers: [] })),
    'best, whole way': ms(() => findBestLineup({ ...request, keptPlayers: [] }, kernel)),
    'prepared, 150 best': search(LINEUPS),
    'prepared, 1,000 best': search(1_000),
    'prepared, 20,000 best': search(20_000),
  }
}

/**
 * @param {BuildRequest} request
 * @param {Kernel} kernel
 */
function built(request, kernel) {
  const before = process.cpuUsage().user
  const build = buildLineups(request, kernel)
  const time = (process.cpuUsage().user - before) / 1000
  if (!build.ok) throw new Error(build.error.message)
  const { lineups, isProved, steps } = build.value
  const open = isProved ? '' : `, open: ${lineups.length}`
  return `${time.toFixed(0)} (${(steps / 1e6).toFixed(1)}${open})`
}

/**
 * The least processor time of three runs.
 * @param {() => unknown} task
 */
function ms(task) {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage().user
    task()
    return (process.cpuUsage().user - before) / 1000
  })
  return Math.min(...times).toFixed(2)
}
