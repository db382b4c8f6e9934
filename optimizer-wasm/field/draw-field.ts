import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { type Sliced, withoutPause } from '#core/sliced.ts'
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
  model: Pick<FieldModel, 'crowds'>,
  pool: ContestPool,
  asked: DrawnEntries,
  kernel: FieldKernel,
): LineupRows {
  return withoutPause(drawFieldInSteps(model, pool, asked, kernel))
}

type DrawnEntries = { count: number; seed: number }

/** Entries that are drawn between two pauses, and the steps (about a microsecond each) of one. */
const ENTRIES_OF_A_PART = 2000
const STEPS_OF_AN_ENTRY = 2

/** The same with pauses. The kernel belongs to it until its end. */
export function* drawFieldInSteps(
  { crowds }: Pick<FieldModel, 'crowds'>,
  pool: ContestPool,
  { count, seed }: DrawnEntries,
  kernel: FieldKernel,
): Sliced<LineupRows> {
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
    for (let first = 0; first < count; first += ENTRIES_OF_A_PART) {
      const part = Math.min(ENTRIES_OF_A_PART, count - first)
      exports.draw(address, first, part, seed >>> 0, from, to)
      yield part * STEPS_OF_AN_ENTRY
    }
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
