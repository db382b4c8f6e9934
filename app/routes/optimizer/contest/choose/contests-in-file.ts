import { readEntriesFile } from '#core/entries-file/read-entries-file.ts'
import type { Format } from '#core/formats/format.ts'
import { contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
import { MOST_MORE_CONTESTS, type SlateContest } from '#core/payouts/slate-contest.ts'
import { err, ok, type Result } from '#core/result.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'

/** Thousands of entries take a tenth of it. */
const MOST_BYTES = 8 * 2 ** 20

/** The contests of the provider's file of reserved entries (`DKEntries.csv`); an error is a sentence for the user. */
export async function contestsInFile(file: File, mode: Format): Promise<Result<SlateContest[], string>> {
  if (file.size > MOST_BYTES) return err('The file is too large to be one of reserved entries.')
  const read = readEntriesFile(new Uint8Array(await file.arrayBuffer()), file.name)
  if (!read.ok) return err(`${read.error.what}. ${read.error.cure}.`)
  const { format, entries } = read.value
  if (format.id !== mode.id) return err(`The file is of a ${format.name} slate; this one is ${mode.name}.`)
  const contests = contestsOfEntries(entries)
  if (contests.length > 1 + MOST_MORE_CONTESTS)
    return err(
      `The file has ${contests.length} contests; entries are chosen for ${1 + MOST_MORE_CONTESTS} at most.`,
    )
  return ok(contests.map((contest) => ({ ...contest, mine: Math.min(contest.mine, MOST_LINEUPS) })))
}
