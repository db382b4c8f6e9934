import { refusalText } from '#contract/file-refusals.ts'
import { namesLike } from '#core/autopsy/opponents.ts'
import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import type { Field } from '#core/contest/field.ts'
import { StandingsReader } from '#core/contest/standings-reader.ts'
import type { Format } from '#core/formats/format.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { playAutopsy } from '#optimizer/autopsy/play-autopsy.ts'
import { autopsyJson, autopsyTable } from './autopsy-text.ts'
import { type Command, CommandError, readTextFile } from './command.ts'
import { CONTEST_OPTIONS, readContest, seedOf } from './contest-options.ts'
import { loadBuiltSimKernel } from './load-kernel.ts'
import { numberOption, readOptions } from './options.ts'
import { readSlateInput } from './slate-input.ts'
import { SLATE_OPTIONS, slateOptionsOf } from './slate-options.ts'

const DEFAULT_GAMES = 10_000
const MOST_GAMES = 100_000
const FEWEST_GAMES = 100
const PIECE = 65_536

const USAGE = `npm run -s contest -- autopsy --slate FILE --standings FILE --name NAME [options]

Plays a contest that is over with its real field, from the points that were expected before the game: what each entry
of a user deserved, what it won, and the luck between the two.

  --slate FILE         the provider's salary file
  --standings FILE     the provider's standings of the contest (.csv)
  --name NAME          the user, as the standings have it
  --projections FILE   a projection file from before the game; several are averaged
  --points SOURCE      what counts where no projection does: baseline or average
  --format ID          of the salary file; without it the file says
  --fee DOLLARS, --payouts FILE or --type NAME
                       the contest's money, as for sim (sim --help); without them there are chances only
  --games G            ${FEWEST_GAMES} to ${MOST_GAMES}; without it ${DEFAULT_GAMES}
  --seed S             the same seed gives the same answer
  --json               the answer as JSON

Figures are moved towards the field, because a sim overclaims; --json has them as simulated too. Notes and errors go to stderr. Exit code 1: a bad file; 2: a mistake in the command.`

/** The options of `sim` that say something of a contest that is over. */
const { entries: _entries, field: _field, 'max-entries': _limit, ...MONEY_OPTIONS } = CONTEST_OPTIONS
const { ownership: _ownership, lineups: _lineups, 'no-price-guard': _guard, ...FILE_OPTIONS } = SLATE_OPTIONS

const OPTIONS = {
  ...FILE_OPTIONS,
  ...MONEY_OPTIONS,
  standings: { type: 'string' },
  name: { type: 'string' },
  games: { type: 'string' },
} as const

/** `npm run -s contest -- autopsy`: what entries of a contest that is over deserved. */
export const AUTOPSY: Command = {
  summary: 'what entries of a contest that is over deserved against its real field',
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, OPTIONS)
    // A player who was priced as inactive may be in a lineup of the field.
    const { pool, notes } = readSlateInput({ ...slateOptionsOf(values), hasPriceGuard: false })
    const { format } = pool
    const field = readField(values.standings, format)
    const mine = entriesNamed(field, values.name)
    const limits = { min: FEWEST_GAMES, max: MOST_GAMES, isWhole: true }
    const money = moneyOf(values, field)
    const question = {
      field,
      format,
      slateId: 0,
      rows: pool.rows,
      tiers: money.contest?.tiers ?? null,
      feeCents: money.contest?.feeCents ?? null,
      mine,
      forecasts: new Map(),
      games: numberOption('games', values.games, limits, DEFAULT_GAMES),
      seed: seedOf(values),
      madeAt: Date.now(),
    }
    const play = playAutopsy(question, await loadBuiltSimKernel())
    const { autopsy } = lastOf(play)
    return {
      text: values.json ? autopsyJson(autopsy, format) : autopsyTable(autopsy, format),
      notes: [...notes, ...money.notes],
      exitCode: 0,
    }
  },
}

function readField(path: string | undefined, format: Format): Field {
  if (path === undefined) throw new CommandError(2, '--standings FILE is missing. See --help.')
  const text = readTextFile(path)
  const reader = new StandingsReader({ keepBest: 1 })
  for (let at = 0; at < text.length; at += PIECE) {
    const read = reader.push(text.slice(at, at + PIECE))
    if (!read.ok) throw new CommandError(1, `${path}: ${refusalText('standings', read.error)}`)
  }
  const read = reader.finish()
  if (!read.ok) throw new CommandError(1, `${path}: ${refusalText('standings', read.error)}`)
  const { field, format: played } = read.value
  if (played !== null && played.id !== format.id)
    throw new CommandError(
      1,
      `${path}: these are standings of ${played.name}, the salary file is of ${format.name}.`,
    )
  return field
}

function entriesNamed(field: Field, name: string | undefined): number[] {
  if (name === undefined) throw new CommandError(2, '--name NAME is missing. See --help.')
  const mine = entriesOfUser(field, { screenName: name, keys: new Set() })
  if (mine.length > 0) return mine
  const like = namesLike(field, name)
  throw new CommandError(
    1,
    `No entry of "${name}" in this contest.${like.length > 0 ? ` Names like it: ${like.join(', ')}.` : ''}`,
  )
}

/** The fee and the prizes; without a table of payouts neither. */
function moneyOf(
  values: Parameters<typeof readContest>[0],
  { entries }: Field,
): { contest: SimContest | null; notes: string[] } {
  if (values.payouts !== undefined || values.type !== undefined)
    return readContest({ ...values, entries: String(entries) })
  if (values.fee !== undefined)
    throw new CommandError(2, '--fee goes with --payouts FILE or --type NAME. See --help.')
  return { contest: null, notes: [] }
}

function lastOf<Answer>(steps: Generator<unknown, Answer>): Answer {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
