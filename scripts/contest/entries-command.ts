import { isRefused, uploadProblemText } from '#core/entries/upload-problem.ts'
import { type Assignment, assignLineups, FILLS, type Fill } from '#core/entries-file/assign-lineups.ts'
import { contestsInFile } from '#core/entries-file/contests-in-file.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import { validateEntries } from '#core/entries-file/validate-entries.ts'
import { writeEntriesFile } from '#core/entries-file/write-entries-file.ts'
import { type Command, CommandError, type Output } from './command.ts'
import { readEntries } from './entries-to-repair.ts'
import { choiceOption, readOptions } from './options.ts'
import { readLineups } from './read-lineups.ts'
import { readSlate } from './read-slate.ts'

const USAGE = `npm run -s contest -- entries --entries DKEntries.csv --lineups FILE [options] > filled.csv

Fills the reserved entries of the provider's file with the lineups of an upload file, the best lineup first, and prints
the file: byte for byte the same but for the cells that were filled.

  --entries FILE       the provider's file of reserved entries
  --lineups FILE       lineups as in the provider's upload file: a row of ids for each
  --fill NAME          ${FILLS.join(', ')}; without it ${FILLS[0]}:
                       each contest gets the best ones; each lineup once, the dearest contest first; contests by turns
  --keep               entries that have a lineup keep it; entries with a locked slot always do
  --contest ID         this contest only; several are filled together
  --apart              each contest begins with the first lineup
  --twice              a contest may have a lineup twice, once it has all others
  --slate FILE         the salary file; without it the players that the entries file lists

Notes and errors go to stderr. Exit code 1: a bad file, or entries that the provider would refuse; 2: a mistake in the command.`

const OPTIONS = {
  entries: { type: 'string' },
  lineups: { type: 'string' },
  fill: { type: 'string' },
  keep: { type: 'boolean' },
  contest: { type: 'string', multiple: true },
  apart: { type: 'boolean' },
  twice: { type: 'boolean' },
  slate: { type: 'string' },
} as const

/** Why an entry gets no lineup. */
const SHORT_BECAUSE: Record<Fill, string> = {
  rank: 'the contest has all lineups of the file',
  unique: 'each lineup is used once already',
  round_robin: 'the contest has all lineups of the file',
}

const MOST_NAMED = 20

/** `npm run -s contest -- entries`: the provider's file of reserved entries, filled. */
export const ENTRIES: Command = {
  summary: "the provider's file of reserved entries, filled with lineups",
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, OPTIONS)
    const path = required('entries', values.entries)
    const lineupsPath = required('lineups', values.lineups)
    const fill = choiceOption('fill', values.fill, FILLS, FILLS[0])
    const file = readEntries(path)
    const { slate, notes } = readSlate(values.slate ?? path, file.format)
    const lineups = readLineups(lineupsPath, slate.players, file.format)
    const contests = chosenContests(file, values.contest)
    const assignment = assignLineups({
      file,
      groups: values.apart ? contests.map((contest) => [contest]) : [contests],
      fill,
      keepsFilled: values.keep ?? false,
      lineups: lineups.map((players) => players.map(({ providerId }) => providerId!)),
      allowsTwice: values.twice ?? false,
    })
    return filledFile(file, assignment, fill, { pool: slate.players, notes })
  },
}

function filledFile(
  file: EntriesFile,
  { filled, contests }: Assignment,
  fill: Fill,
  { pool, notes }: { pool: Parameters<typeof validateEntries>[0]['slate']['pool']; notes: string[] },
): Output {
  const slate = { pool, format: file.format, outPeople: new Set<string>() }
  const problems = validateEntries({ file, filled, slate })
  const named = problems.slice(0, MOST_NAMED).map(uploadProblemText)
  const more = problems.length > MOST_NAMED ? [`and ${problems.length - MOST_NAMED} more`] : []
  const refused = problems.some(isRefused)
  const bytes = writeEntriesFile(file, filled)
  return {
    text: '',
    bytes: refused ? new Uint8Array() : bytes,
    notes: [
      ...notes,
      ...contests.map(({ contest, kept, filled: count, short }) => {
        const empty = short > 0 ? `, ${short} without one: ${SHORT_BECAUSE[fill]}` : ''
        return `${contest.contestName} (${contest.contestKey}): ${count} filled, ${kept} kept${empty}.`
      }),
      ...named,
      ...more,
      ...(refused ? ['The provider would refuse this file, so none is printed.'] : []),
    ],
    exitCode: refused ? 1 : 0,
  }
}

function chosenContests(file: EntriesFile, asked: readonly string[] | undefined): string[] {
  const keys = contestsInFile(file.entries).map(({ contestKey }) => contestKey)
  const unknown = asked?.find((key) => !keys.includes(key))
  if (unknown !== undefined)
    throw new CommandError(2, `The file has no contest ${unknown}. It has ${keys.join(', ')}.`)
  return asked ? [...asked] : keys
}

function required(name: string, value: string | undefined): string {
  if (value !== undefined) return value
  throw new CommandError(2, `--${name} FILE is missing. See --help.`)
}
