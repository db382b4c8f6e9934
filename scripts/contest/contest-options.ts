import { toCents } from '#core/money/cents.ts'
import { MOST_ENTRIES, MOST_FEE_CENTS } from '#core/payouts/contest-checks.ts'
import { CONTEST_KINDS, CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { readPayoutFile } from '#core/payouts/payout-file.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { CommandError, readTextFile } from './command.ts'
import { choiceOption, numberOption } from './options.ts'

/** For `readOptions`. */
export const CONTEST_OPTIONS = {
  entries: { type: 'string' },
  fee: { type: 'string' },
  payouts: { type: 'string' },
  type: { type: 'string' },
  'max-entries': { type: 'string' },
  field: { type: 'string' },
  seed: { type: 'string' },
} as const

const TYPES = CONTEST_KINDS.filter((kind) => CONTEST_TYPES[kind].pays !== null)
const DEFAULT_SEED = 1
const MOST_SEED = 2 ** 32 - 1

export const CONTEST_USAGE = `  --entries N          all entries of the contest, your own included
  --fee DOLLARS        of one entry
  --payouts FILE       From,To,Prize: a range of places and dollars in each row
  --type NAME          without --payouts: typical payouts of ${TYPES.slice(0, 6).join(', ')},
                       ${TYPES.slice(6).join(', ')}
  --max-entries N      of one user; without it as usual for the type
  --field FILE         the opponents' lineups (cells such as Name (id); a column of Dupes or Count is read),
                       instead of a field with the ownership
  --seed S             0 to ${MOST_SEED}; the same seed gives the same answer; without it ${DEFAULT_SEED}`

type Values = Partial<Record<keyof typeof CONTEST_OPTIONS, string>>

/** The contest that the options say, with what its sums say. */
export function readContest(
  values: Values,
  /** The option that says the entries, where `--entries` is a file. */
  entries = 'entries',
): { contest: SimContest; notes: string[] } {
  const kind = choiceOption('type', values.type, TYPES, null)
  if (kind === null && values.payouts === undefined)
    throw new CommandError(2, '--payouts FILE or --type NAME is missing. See --help.')
  if (kind !== null && values.payouts !== undefined)
    throw new CommandError(2, 'Choose one of --payouts and --type.')
  const usual = usualContest(kind ?? 'own_table')
  const settings: ContestSettings = {
    ...usual,
    size: required(
      entries,
      numberOption(entries, values.entries, { min: 2, max: MOST_ENTRIES, isWhole: true }, null),
    ),
    feeCents: toCents(
      required(
        'fee',
        numberOption('fee', values.fee, { min: 0, max: MOST_FEE_CENTS / 100, isWhole: false }, null),
      ),
    ),
    maxEntries: numberOption(
      'max-entries',
      values['max-entries'],
      { min: 1, max: MOST_ENTRIES, isWhole: true },
      usual.maxEntries,
    ),
    payouts: values.payouts === undefined ? usual.payouts : tableIn(values.payouts),
  }
  const read = simContestOf(settings)
  if (!read.ok)
    throw new CommandError(1, `${values.payouts === undefined ? '' : `${values.payouts}: `}${read.error}`)
  return read.value
}

export function seedOf(values: Values): number {
  return numberOption('seed', values.seed, { min: 0, max: MOST_SEED, isWhole: true }, DEFAULT_SEED)
}

function tableIn(path: string): ContestSettings['payouts'] {
  const read = readPayoutFile(readTextFile(path))
  if (!read.ok) throw new CommandError(1, `${path}: ${read.error}`)
  const { tiers, notes } = read.value
  return { from: 'table', name: path, tiers, notes: notes.map((note) => `${path}: ${note}`) }
}

function required(name: string, value: number | null): number {
  if (value !== null) return value
  throw new CommandError(2, `--${name} is missing. See --help.`)
}
