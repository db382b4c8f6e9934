import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { KeptDraws } from '#core/field/clumped-field.ts'
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
  asked: KeptDraws,
  kernel: FieldKernel,
): LineupRows {
  return withoutPause(drawFieldInSteps(model, pool, asked, kernel))
}

/** Entries that are drawn between two pauses, and the steps (about a microsecond each) of one. */
const ENTRIES_OF_A_PART = 2000
const STEPS_OF_AN_ENTRY = 2

/** The same with pauses. The kernel belongs to it until its end. */
export function* drawFieldInSteps(
  { crowds }: Pick<FieldModel, 'crowds'>,
  pool: ContestPool,
  { count, seed, keeps }: KeptDraws,
  { exports }: FieldKernel,
): Sliced<LineupRows> {
  const size = pool.format.rosterSlots.length
  const table = fieldTable(pool)
  if (!table) return { size, count: 0, rows: new Uint16Array(0) }
  /** By entry, 1 + the crowd that it is of; 0 where it is not kept. */
  const crowdOf = new Uint8Array(count)
  /** By crowd and part, the rows of its entries that are kept. */
  const rowsOf: Uint16Array[][] = []
  let from = 0
  for (const [index, crowd] of crowds.entries()) {
    // The last crowd also has what rounding leaves of the sum of weights.
    const to = index === crowds.length - 1 ? 1 : from + crowd.weight
    loadTable(table, { exports }).fill(logsOf(crowd, table))
    const numbers = exports.reserveMore(4 * ENTRIES_OF_A_PART)
    const lineups = exports.reserveMore(2 * size * ENTRIES_OF_A_PART)
    const parts: Uint16Array[] = []
    for (let first = 0; first < count; first += ENTRIES_OF_A_PART) {
      const entries = Math.min(ENTRIES_OF_A_PART, count - first)
      const drawn = exports.draw(numbers, lineups, first, entries, seed >>> 0, from, to)
      const { buffer } = exports.memory
      const entryOf = new Int32Array(buffer, numbers, drawn)
      const rows = new Uint16Array(buffer, lineups, drawn * size)
      let kept = 0
      for (let place = 0; place < drawn; place++) {
        const entry = entryOf[place]!
        const start = place * size
        if (keeps && !keeps(entry, rows, start, start + size)) continue
        crowdOf[entry] = index + 1
        rows.copyWithin(kept, start, start + size)
        kept += size
      }
      parts.push(rows.slice(0, kept))
      yield entries * STEPS_OF_AN_ENTRY
    }
    rowsOf.push(parts)
    from = to
  }
  return inOrder(crowdOf, rowsOf, size)
}

/** The entries of all crowds by their numbers. */
function inOrder(crowdOf: Uint8Array, rowsOf: readonly Uint16Array[][], size: number): LineupRows {
  const all = rowsOf.flat().reduce((total, part) => total + part.length, 0)
  const rows = new Uint16Array(all)
  let to = 0
  for (let first = 0; first < crowdOf.length; first += ENTRIES_OF_A_PART) {
    const taken = rowsOf.map(() => 0)
    const end = Math.min(crowdOf.length, first + ENTRIES_OF_A_PART)
    for (let entry = first; entry < end; entry++) {
      const crowd = crowdOf[entry]!
      if (crowd === 0) continue
      const part = rowsOf[crowd - 1]![first / ENTRIES_OF_A_PART]!
      for (let at = 0; at < size; at++) rows[to++] = part[taken[crowd - 1]!++]!
    }
  }
  return { size, count: all / size, rows }
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
