import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { entriesOfFile, sharesInFile } from '#core/field/file-entries.ts'
import { readFieldFile } from '#core/field/read-field-file.ts'
import { CommandError, readTextFile } from './command.ts'
import type { ContestField } from './field-entries.ts'

/**
 * The entries of a file of lineups. Of more than the contest has, some by chance; of fewer, all of them and the rest drawn
 * from them again. The same ones for the same seed.
 */
export function fileField(
  path: string,
  pool: ContestPool,
  { count, seed }: { count: number; seed: number },
): ContestField {
  const read = readFieldFile(readTextFile(path), pool)
  if (!read.ok) throw new CommandError(1, `${path}: ${read.error}`)
  const { lineups, copies, entries: listed, bad } = read.value
  return {
    entries: entriesOfFile({ lineups, copies }, { count, seed }),
    more: [],
    copiesOf: (asked) => [...sharesInFile({ lineups, copies }, asked)].map((share) => share * (count - 1)),
    notes: [
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
