import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { fieldTable } from '#optimizer/field/field-table.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { LEFT_BANDS } from '#optimizer/field/left-bands.ts'
import { loadTable } from '#optimizer/field/load-table.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { bigLeagueSlate, mainSlate, showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { printTable, processorMs } from '../lib/measure.mjs'
import { realSlates } from './classic.mjs'

/**
 * @import { Format } from '#core/formats/format.ts'
 * @import { Player } from '#core/players/player.ts'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 */

const DRAWN = 100_000
export const title = `The field of the estimated ownership, one thread, ${DRAWN} entries drawn; ms of processor time`

export async function run() {
  const kernel = await loadFieldKernel()
  /** @type {(readonly [Format, Player[]])[]} */
  const slates = [
    ...[36, 60, 90].map((people) => /** @type {const} */ ([SHOWDOWN, showdownSlate(people, 1)])),
    [BIG_LEAGUE, bigLeagueSlate(300, 1)],
    [STANDARD, mainSlate(500, 1)],
    ...realSlates().map(([, players]) => /** @type {const} */ ([STANDARD, players])),
  ]
  printTable(slates.map(([format, players]) => rowOf(players, format, kernel)))
}

/**
 * @param {Player[]} players
 * @param {Format} format
 * @param {FieldKernel} kernel
 */
function rowOf(players, format, kernel) {
  const pool = contestPoolOf(withOwnership(players, format), format)
  const target = ownershipOfPool(pool)
  const table = fieldTable(pool)
  const model = fitField({ pool, target }, kernel)
  if (!table || !model) throw new Error('The pool has no legal lineup')
  const edited = { captain: target.captain, flex: target.flex.slice() }
  edited.flex[0] = 0.8 * (edited.flex[0] ?? 0)
  const loaded = loadTable(table, kernel)
  const logs = new Float64Array(table.graph.choices.length + LEFT_BANDS)
  const time = (/** @type {() => unknown} */ task) => processorMs(task).toFixed(2)
  return {
    people: `${format.name}, ${pool.people.length}`,
    cells: table.totalCells,
    'sums of all lineups': time(() => loaded.evaluate(logs)),
    'table, for a new pool': time(() => fieldTable({ ...pool })),
    'two crowds': time(() => fitField({ pool, target }, kernel)),
    evaluations: model.crowds.map(({ evaluations }) => evaluations).join(' + '),
    'worst share, points': model.worst.toFixed(4),
    'after an edit': time(() => fitField({ pool, target: edited, start: model }, kernel)),
    drawn: time(() => drawField(model, pool, { count: DRAWN, seed: 1 }, kernel)),
  }
}
