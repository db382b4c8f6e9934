import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { clumpedField, seedOfField } from '#core/field/clumped-field.ts'
import { DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { dupesOf, MISSED, roughDupes } from '#core/field/dupes.ts'
import { entriesOfFile, sharesInFile } from '#core/field/file-entries.ts'
import { gamesSoFarText } from '#core/field/live-games.ts'
import { readFieldFile } from '#core/field/read-field-file.ts'
import { ROUGH_DUPES } from '#core/figures/estimates.ts'
import { whoseOwnership } from '#core/ownership/whose-ownership.ts'
import { withoutPause } from '#core/sliced.ts'
import { drawField, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { listedField } from '#optimizer/simulation/drawn-field.ts'
import { CommandError, readTextFile } from './command.ts'
import { unmetNote } from './field-command.ts'
import type { ContestField } from './field-entries.ts'
import { loadBuiltFieldKernel } from './load-kernel.ts'
import type { SlateInput } from './slate-input.ts'

type Drawing = { count: number; seed: number; fields?: number; clumping?: number }

/** A file of lineups, or null; `own`: ids of the user's entries, which are no opponents. */
type Source = { file: string | null; own?: ReadonlySet<string> | undefined }

/** The field of the file; without a file the one that the ownership makes, `fields` times. */
export async function contestField(
  input: SlateInput,
  { file, own, ...drawing }: Source & Drawing,
): Promise<ContestField> {
  return (await fieldSource(input, { file, own }))(drawing)
}

/** A function that draws fields of the file or the ownership, which is read and fitted once. */
export async function fieldSource(
  input: SlateInput,
  { file, own }: Source,
): Promise<(drawing: Drawing) => ContestField> {
  return file === null ? drawnFields(input) : fileFields(file, input.pool, own)
}

/** So many entries of the field that the files ask for, `fields` times: the same ones for the same seed. */
async function drawnFields({ pool, target }: SlateInput): Promise<(drawing: Drawing) => ContestField> {
  const kernel = await loadBuiltFieldKernel()
  const model = fitField({ pool, target }, kernel)
  if (!model) throw new CommandError(1, 'No legal lineup can be made of these players.')
  const isRough = isEstimated(pool)
  return ({ count, seed, fields = 1, clumping }) => {
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
        [...probabilitiesOf(model, pool, lineups)].map((chance) => {
          const dupes = dupesOf(chance, count)
          return isRough ? roughDupes(dupes) : dupes
        }),
      notes: [
        ...unmetNote(model),
        ...(isRough
          ? [`${ROUGH_DUPES} Real ones were ${MISSED.least} to ${MISSED.most} times as many.`]
          : []),
      ],
    }
  }
}

/** Of a single game only: with several, Dupes were not measured. */
function isEstimated({ format, rows }: SlateInput['pool']): boolean {
  return (whoseOwnership(rows) ?? 'model') === 'model' && format.ownership === null
}

/**
 * The entries of a file of lineups. Of more than the contest has, some by chance; of fewer, all of them and the rest drawn
 * from them again. Hidden slots are filled, anew for each of `fields`. The same ones for the same seed.
 */
async function fileFields(
  path: string,
  pool: ContestPool,
  own: ReadonlySet<string> | undefined,
): Promise<(drawing: Drawing) => ContestField> {
  const read = readFieldFile(readTextFile(path), pool, own)
  if (!read.ok) throw new CommandError(1, `${path}: ${read.error}`)
  const { lineups, copies, entries: listed, bad, live } = read.value
  const kernel = await loadBuiltFieldKernel()
  const field = withoutPause(listedField({ lineups, copies }, { pool, prior: DEFAULT_CROWD_PRIOR }, kernel))
  return ({ count, seed, fields = 1 }) => {
    const [entries, ...more] = Array.from({ length: field.hidden ? fields : 1 }, (_, i) =>
      entriesOfFile(field, { count, seed: seedOfField(seed, i), pool }),
    )
    return {
      entries: entries!,
      isReal: true,
      more,
      copiesOf: (asked) =>
        [...sharesInFile(field, asked)].map((share) => ({ expected: share * (count - 1) })),
      soFar: live?.soFar,
      notes: [
        ...(field.hidden
          ? [
              `${path}: hidden players are drawn from the ownership, each entry's beside those that it shows. ${
                live
                  ? `Points so far count: ${gamesSoFarText(live)}.`
                  : 'Points are as before the first kickoff.'
              }`,
            ]
          : []),
        `${path}: ${listed.toLocaleString('en-US')} entries for a contest of ${count.toLocaleString('en-US')}${sizeNote(listed, count)}.`,
        ...badNote(path, bad),
      ],
    }
  }
}

function sizeNote(listed: number, count: number): string {
  if (listed === count) return ''
  return listed > count ? ', so some are left out by chance' : ', so the rest are drawn from them again'
}

function badNote(path: string, bad: readonly { row: number; reason: string }[]): string[] {
  const [first] = bad
  if (!first) return []
  const others = bad.length > 1 ? ` and ${(bad.length - 1).toLocaleString('en-US')} more rows` : ''
  return [`${path}: row ${first.row} is not counted, ${first.reason}${others}.`]
}
