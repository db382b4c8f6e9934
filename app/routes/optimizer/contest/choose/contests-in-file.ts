import { uploadProblemText } from '#core/entries/upload-problem.ts'
import type { Format } from '#core/formats/format.ts'
import { byStake, contestsOfEntries, type KnownContests } from '#core/payouts/contests-of-entries.ts'
import { MOST_MORE_CONTESTS, type SlateContest } from '#core/payouts/slate-contest.ts'
import { err, ok, type Result } from '#core/result.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { readKeptFile } from '../../entries/entries-file/kept-file.ts'
import type { KeptEntries } from '../../state/kept-entries.ts'

/** The contests of the provider's file of reserved entries (`DKEntries.csv`), by stake; an error is a sentence for the user. */
export function contestsInFile(
  file: KeptEntries['entriesFile'],
  mode: Format,
  known: KnownContests,
): Result<SlateContest[], string> {
  const read = readKeptFile(file, mode)
  if (!read.ok) return err(uploadProblemText(read.error))
  const contests = byStake(contestsOfEntries(read.value.entries, known))
  if (contests.length > 1 + MOST_MORE_CONTESTS)
    return err(
      `The file has ${contests.length} contests; entries are chosen for ${1 + MOST_MORE_CONTESTS} at most.`,
    )
  return ok(contests.map(({ settings, mine }) => ({ settings, mine: Math.min(mine, MOST_LINEUPS) })))
}
