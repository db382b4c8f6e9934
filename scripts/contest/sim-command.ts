import type { SimContest } from '#core/payouts/sim-contest.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import type { Command } from './command.ts'
import { contestField } from './contest-field.ts'
import { CONTEST_OPTIONS, CONTEST_USAGE, readContest, seedOf } from './contest-options.ts'
import { loadBuiltSimKernel } from './load-kernel.ts'
import { numberOption, readOptions } from './options.ts'
import { ownLineups } from './own-lineups.ts'
import { playedContest } from './played-contest.ts'
import { simJson, simTable } from './sim-text.ts'
import { readSlateInput } from './slate-input.ts'
import { SLATE_OPTIONS, SLATE_USAGE, slateOptionsOf } from './slate-options.ts'

const DEFAULT_GAMES = 10_000
const MOST_GAMES = 1_000_000
const FEWEST_GAMES = 100
/** So many fields take turns, and so many entries are drawn for them, at most. */
const MOST_FIELDS = 20
const MOST_DRAWN = 200_000
/** Lineups that are built where no file has any. */
const BUILT = 20

const USAGE = `npm run -s contest -- sim --slate FILE --entries N --fee DOLLARS --payouts FILE [options]

Plays the contest many times against a field with that ownership. Each lineup is judged as one more entry beside
opponents, as if the others were not entered; then all of them are entered together.

${SLATE_USAGE}
${CONTEST_USAGE}
  --games G            ${FEWEST_GAMES} to ${MOST_GAMES}; without it ${DEFAULT_GAMES}

Figures are moved towards the field, because a sim overclaims; --json has them as simulated too. Notes and errors go to stderr. Exit code 1: a bad file; 2: a mistake in the command.`

/** `npm run -s contest -- sim`: what lineups are worth in a contest, with errors. */
export const SIM: Command = {
  summary: 'what lineups are worth in a contest, with errors',
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, { ...SLATE_OPTIONS, ...CONTEST_OPTIONS, games: { type: 'string' } })
    const options = slateOptionsOf(values)
    const limits = { min: FEWEST_GAMES, max: MOST_GAMES, isWhole: true }
    const games = numberOption('games', values.games, limits, DEFAULT_GAMES)
    const seed = seedOf(values)
    const { contest, notes } = readContest(values)
    const input = readSlateInput(options, contest)
    const own = await ownLineups(input, BUILT)
    const fields = fieldsFor(contest, games)
    const file = values.field ?? null
    const field = await contestField(input, { file, count: contest.entries, seed, fields })
    const { players, rows } = own.lineups
    const kernel = await loadBuiltSimKernel()
    const played = playedContest(input.pool, contest, field, rows, { games, seed }, kernel)
    const answer = { mode: input.pool.mode, contest, seed, players, played }
    return {
      text: options.isJson ? simJson(answer) : simTable(answer),
      notes: [...input.notes, ...notes, ...own.notes, ...field.notes],
      exitCode: 0,
    }
  },
}

/** One for each block of games, as long as that takes seconds and not minutes. */
function fieldsFor({ entries }: SimContest, games: number): number {
  const most = Math.min(MOST_FIELDS, Math.floor(MOST_DRAWN / entries))
  return Math.max(1, Math.min(most, Math.ceil(games / GAMES_OF_BLOCK)))
}
