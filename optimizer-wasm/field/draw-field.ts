import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { CrowdModel, FieldModel } from './field-model.ts'
import { type FieldTable, fieldTable } from './field-table.ts'
import type { FieldKernel } from './kernel.ts'
import { LEFT_BANDS } from './left-bands.ts'
import { loadTable } from './load-table.ts'

/**
 * Entries of the field, each drawn with the chance that `probabilitiesOf` says and independently of the others; the same
 * bytes for the same model and seed on every machine. The first entries are the same for any `count`. A pool without a
 * legal lineup has no entries.
 */
export function drawField(
  { crowds }: Pick<FieldModel, 'crowds'>,
  pool: ContestPool,
  { count, seed }: { count: number; seed: number },
  kernel: FieldKernel,
): LineupRows {
  const size = pool.mode.rosterSlots.length
  const table = fieldTable(pool)
  if (!table) return { size, count: 0, rows: new Uint16Array(0) }
  const { exports } = kernel
  const drawn = new Uint16Array(count * size)
  let from = 0
  for (const [index, crowd] of crowds.entries()) {
    // The last crowd also has what rounding leaves of the sum of weights.
    const to = index === crowds.length - 1 ? 1 : from + crowd.weight
    loadTable(table, kernel).fill(logsOf(crowd, table))
    const address = exports.reserveEntries(2 * drawn.length)
    const memory = () => new Uint16Array(exports.memory.buffer, address, drawn.length)
    memory().set(drawn)
    exports.draw(address, count, seed >>> 0, from, to)
    drawn.set(memory())
    from = to
  }
  return { size, count, rows: drawn }
}

function logsOf(
  { logCaptain, logFlex, logLeft }: CrowdModel,
  { graph: { choices } }: FieldTable,
): Float64Array {
  const logs = new Float64Array(choices.length + LEFT_BANDS)
  for (const [i, { person, isCaptain }] of choices.entries()) {
    logs[i] = (isCaptain ? logCaptain : logFlex)[person]!
  }
  if (logLeft) logs.set(logLeft, choices.length)
  return logs
}
