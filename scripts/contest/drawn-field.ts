import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { drawField, type FieldModel, fitField } from '#optimizer/field.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import { CommandError } from './command.ts'
import { unmetNote } from './field-command.ts'
import { loadBuiltFieldKernel } from './load-kernel.ts'
import type { SlateInput } from './slate-input.ts'

/** The field of a contest with entries drawn from it. */
export type DrawnField = {
  model: FieldModel
  entries: LineupRows
  /** Other entries of the same field, as many each; none unless asked for. */
  more: LineupRows[]
  notes: string[]
}

/** Seeds of fields are so far apart that their batches of draws have seeds of their own. */
const SEEDS_APART = 1_000_003

/** So many entries of the field that the files ask for, `fields` times: the same ones for the same seed. */
export async function drawnField(
  { pool, target }: SlateInput,
  { count, seed, fields = 1 }: { count: number; seed: number; fields?: number },
): Promise<DrawnField> {
  const kernel = await loadBuiltFieldKernel()
  const model = fitField({ pool, target }, kernel)
  if (!model) throw new CommandError(1, 'No legal lineup can be made of these players.')
  const [entries, ...more] = Array.from({ length: fields }, (_, i) =>
    clumpedField((drawn) => drawField(model, pool, drawn, kernel), {
      count,
      seed: (seed + SEEDS_APART * i) >>> 0,
    }),
  )
  return { model, entries: entries!, more, notes: unmetNote(model) }
}

/** The first so many of the entries as opponents. */
export function opponentsAmong(entries: LineupRows, count: number): Opponents {
  const first = pickLineups(
    entries,
    Uint32Array.from({ length: count }, (_, i) => i),
  )
  const { lineups, copies } = distinctLineups(first)
  return { lineups, copies }
}
