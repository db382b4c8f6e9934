import { clumpedField, seedOfField } from '#core/field/clumped-field.ts'
import { dupesOf } from '#core/field/dupes.ts'
import { drawField, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { CommandError } from './command.ts'
import { unmetNote } from './field-command.ts'
import type { ContestField } from './field-entries.ts'
import { loadBuiltFieldKernel } from './load-kernel.ts'
import type { SlateInput } from './slate-input.ts'

/** So many entries of the field that the files ask for, `fields` times: the same ones for the same seed. */
export async function drawnField(
  { pool, target }: SlateInput,
  { count, seed, fields = 1, clumping }: { count: number; seed: number; fields?: number; clumping?: number },
): Promise<ContestField> {
  const kernel = await loadBuiltFieldKernel()
  const model = fitField({ pool, target }, kernel)
  if (!model) throw new CommandError(1, 'No legal lineup can be made of these players.')
  const [entries, ...more] = Array.from({ length: fields }, (_, i) =>
    clumpedField((drawn) => drawField(model, pool, drawn, kernel), {
      count,
      seed: seedOfField(seed, i),
      ...(clumping !== undefined && { clumping }),
    }),
  )
  return {
    entries: entries!,
    more,
    copiesOf: (lineups) =>
      [...probabilitiesOf(model, pool, lineups)].map((chance) => dupesOf(chance, count).expected),
    notes: unmetNote(model),
  }
}
