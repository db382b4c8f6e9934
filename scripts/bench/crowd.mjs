import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { withoutPause } from '#core/sliced.ts'
import { fieldTable } from '#optimizer/field/field-table.ts'
import { fitTable } from '#optimizer/field/fit-crowd.ts'
import { affordableTarget } from '#optimizer/field/fit-field.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { LEFT_BANDS } from '#optimizer/field/left-bands.ts'
import { loadTable } from '#optimizer/field/load-table.ts'
import { wholeTarget } from '#optimizer/field/whole-target.ts'
import { drawField, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { bigLeagueSlate, showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { formatMs, formatTime, printTable, spread } from '../lib/measure.mjs'

/**
 * @import { ContestPool } from '#core/contest-pool/contest-pool.ts'
 * @import { Format } from '#core/formats/format.ts'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 */

export const title =
  'Field: crowds fitted to an ownership and entries drawn from them, CPU ms: median (10th to 90th percentile)'

/** Milliseconds for 60 people. */
const BUDGETS = { crowd: 150, edit: 30 }
const DRAWN = 10_000
const ROUNDS = 15

export async function run() {
  const kernel = await loadFieldKernel()
  /** @type {[Format, number][]} */
  const sizes = [
    [SHOWDOWN, 36],
    [SHOWDOWN, 60],
    [SHOWDOWN, 90],
    [BIG_LEAGUE, 300],
  ]
  console.log(
    `\nBudgets for 60 people: a crowd ${BUDGETS.crowd} ms, again after an edit ${BUDGETS.edit} ms.\n`,
  )
  printTable(sizes.map(([mode, people]) => fits(mode, people, kernel)))
  console.log(`\nOf the whole field, after a fit; ${DRAWN} entries:\n`)
  printTable(sizes.map(([mode, people]) => uses(mode, people, kernel)))
}

/**
 * @param {Format} mode
 * @param {number} people
 */
function poolOf(mode, people) {
  const slate = mode === SHOWDOWN ? showdownSlate(people, 1) : bigLeagueSlate(people, 1)
  return contestPoolOf(withOwnership(slate, mode), mode)
}

/**
 * @param {Format} mode
 * @param {number} people
 * @param {FieldKernel} kernel
 */
function fits(mode, people, kernel) {
  const pool = poolOf(mode, people)
  const table = fieldTable(pool)
  if (!table) throw new Error('The pool has no legal lineup')
  const whole = wholeTarget(ownershipOfPool(pool), pool, table.graph.choices)
  const target = affordableTarget(whole, pool, kernel)
  const loaded = loadTable(table, kernel)
  const crowd = () => withoutPause(fitTable({ table, loaded, kernel, target, left: null, start: null }))
  const fitted = crowd()
  const logs = new Float64Array(table.graph.choices.length + LEFT_BANDS)
  const once = measure(() => loaded.evaluate(logs))
  const fit = measure(crowd)
  const worst = Math.max(
    ...target.captain.map((share, i) => Math.abs(share - (fitted.captain[i] ?? 0))),
    ...target.flex.map((share, i) => Math.abs(share - (fitted.flex[i] ?? 0))),
  )
  return {
    people: `${mode.name}, ${people}`,
    'sums of all lineups': formatTime(once),
    'a crowd': formatTime(fit),
    evaluations: fitted.evaluations,
    'worst share, points': (100 * worst).toFixed(3),
    ...(people === 60 ? { budget: fit.median <= BUDGETS.crowd ? 'kept' : 'OVER' } : { budget: '' }),
  }
}

/**
 * @param {Format} mode
 * @param {number} people
 * @param {FieldKernel} kernel
 */
function uses(mode, people, kernel) {
  const pool = poolOf(mode, people)
  const target = ownershipOfPool(pool)
  const model = fitField({ pool, target }, kernel)
  if (!model) throw new Error('The pool has no legal lineup')
  const edited = { captain: target.captain, flex: target.flex.slice() }
  edited.flex[0] = 0.8 * (edited.flex[0] ?? 0)
  const drawn = drawField(model, pool, { count: DRAWN, seed: 1 }, kernel)
  const edit = measure(() => fitField({ pool, target: edited, start: model }, kernel))
  return {
    people: `${mode.name}, ${people}`,
    'table, for a new pool': formatMs(measure(() => fieldTable({ ...pool })).median),
    'two crowds': formatTime(measure(() => fitField({ pool, target }, kernel))),
    'after an edit': formatTime(edit),
    draw: formatTime(measure(() => drawField(model, pool, { count: DRAWN, seed: 1 }, kernel))),
    'chances of them': formatTime(measure(() => probabilitiesOf(model, pool, drawn))),
    ...(people === 60
      ? { 'budget of an edit': edit.median <= BUDGETS.edit ? 'kept' : 'OVER' }
      : { 'budget of an edit': '' }),
  }
}

/**
 * The processor's time of a task in milliseconds, which other programs on the machine hardly change. The first rounds warm up.
 * @param {() => unknown} task
 */
function measure(task) {
  const times = Array.from({ length: 2 * ROUNDS }, () => {
    const before = process.cpuUsage()
    task()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return spread(times.slice(ROUNDS))
}
