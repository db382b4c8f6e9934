import { isRecord } from '#core/collections/is-record.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { MOST_LINEUPS, USUAL_LINEUPS } from '#optimizer/build-request.ts'
import { CommandError } from './command.ts'
import { readContest } from './contest-options.ts'
import { numberOption } from './options.ts'
import { jsonIn } from './read-rules.ts'

/** A contest with the number of entries to choose for it. */
export type AskedContest = { name: string | null; contest: SimContest; count: number; notes: string[] }

const MOST_CONTESTS = 10
/** Options that say one contest; a file of contests says them for each. */
const OF_ONE = ['entries', 'fee', 'payouts', 'type', 'max-entries', 'count'] as const
const FIELDS: Readonly<Record<string, (typeof OF_ONE)[number]>> = {
  entries: 'entries',
  fee: 'fee',
  payouts: 'payouts',
  type: 'type',
  maxEntries: 'max-entries',
  count: 'count',
}

type Values = Partial<Record<(typeof OF_ONE)[number] | 'contests', string>>

/** The contest of the options, or those of the file `--contests`. */
export function askedContests({ contests: path, ...values }: Values): AskedContest[] {
  if (path === undefined) return [{ name: null, ...askedContest(values) }]
  const twice = OF_ONE.find((name) => values[name] !== undefined)
  if (twice)
    throw new CommandError(
      2,
      `--${twice} and --contests can't be used together: the file says it for each contest.`,
    )
  return contestsIn(path).map((value, place) => {
    const at = `${path}: contest ${place + 1}`
    try {
      return { name: nameOf(value, place), ...askedContest(valuesOf(value)) }
    } catch (error) {
      if (error instanceof CommandError) throw new CommandError(1, `${at}: ${error.message}`)
      throw error
    }
  })
}

function askedContest(values: Values): Omit<AskedContest, 'name'> {
  const limits = { min: 1, max: MOST_LINEUPS, isWhole: true }
  const count = numberOption('count', values.count, limits, USUAL_LINEUPS)
  const read = readContest(values)
  checkCount(count, read.contest)
  return { ...read, count }
}

function checkCount(count: number, { entries, maxEntries }: SimContest): void {
  if (count > maxEntries)
    throw new CommandError(
      2,
      `--count is ${count}, and one user may enter ${maxEntries} times; --max-entries says otherwise.`,
    )
  if (count >= entries)
    throw new CommandError(
      2,
      `--count is ${count}, and the contest has only ${entries} entries, opponents included.`,
    )
}

function contestsIn(path: string): Record<string, unknown>[] {
  const value = jsonIn(path)
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_CONTESTS || !value.every(isRecord))
    throw new CommandError(
      1,
      `${path} must be a JSON array of 1 to ${MOST_CONTESTS} contests, each an object.`,
    )
  return value
}

function nameOf({ name }: Record<string, unknown>, place: number): string {
  if (name === undefined) return `Contest ${place + 1}`
  if (typeof name === 'string' && name.trim() !== '') return name.trim().slice(0, 200)
  throw new CommandError(1, 'name must be a text.')
}

function valuesOf({ name: _name, ...value }: Record<string, unknown>): Values {
  const values: Values = {}
  for (const [field, each] of Object.entries(value)) {
    const option = Object.hasOwn(FIELDS, field) ? FIELDS[field]! : null
    if (option === null)
      throw new CommandError(1, `"${field}" is none of name, ${Object.keys(FIELDS).join(', ')}.`)
    if (typeof each !== 'string' && typeof each !== 'number')
      throw new CommandError(1, `${field} must be a number or a text.`)
    values[option] = String(each)
  }
  return values
}
