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

/** The field of the file; without a file the one that the ownership makes, `fields` times. */
export async function contestField(
  input: SlateInput,
  {
    file,
    ...asked
  }: {
    file: string | null
    count: number
    seed: number
    fields?: number
    clumping?: number
    /** Ids of the user's entries, which are no opponents. */
    own?: ReadonlySet<string> | undefined
  },
): Promise<ContestField> {
  return file === null ? drawnField(input, asked) : fileField(file, input.pool, asked)
}

/** So many entries of the field that the files ask for, `fields` times: the same ones for the same seed. */
async function drawnField(
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
  const isRough = isEstimated(pool)
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
      ...(isRough ? [`${ROUGH_DUPES} Real ones were ${MISSED.least} to ${MISSED.most} times as many.`] : []),
    ],
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
async function fileField(
  path: string,
  pool: ContestPool,
  {
    count,
    seed,
    fields = 1,
    own,
  }: { count: number; seed: number; fields?: number; own?: ReadonlySet<string> | undefined },
): Promise<ContestField> {
  const read = readFieldFile(readTextFile(path), pool, own)
  if (!read.ok) throw new CommandError(1, `${path}: ${read.error}`)
  const { lineups, copies, entries: listed, bad, live } = read.value
  const kernel = await loadBuiltFieldKernel()
  const field = withoutPause(listedField({ lineups, copies }, { pool, prior: DEFAULT_CROWD_PRIOR }, kernel))
  const [entries, ...more] = Array.from({ length: field.hidden ? fields : 1 }, (_, i) =>
    entriesOfFile(field, { count, seed: seedOfField(seed, i), pool }),
  )
  return {
    entries: entries!,
    isReal: true,
    more,
    copiesOf: (asked) => [...sharesInFile(field, asked)].map((share) => ({ expected: share * (count - 1) })),
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
