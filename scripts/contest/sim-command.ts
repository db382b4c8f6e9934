import { dupesOf } from '#core/field/dupes.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { probabilitiesOf } from '#optimizer/field.ts'
import type { SimRequest } from '#optimizer/sim/sim-request.ts'
import { simulate } from '#optimizer/sim.ts'
import type { Command } from './command.ts'
import { CONTEST_OPTIONS, CONTEST_USAGE, readContest, seedOf } from './contest-options.ts'
import { drawnField, opponentsAmong } from './drawn-field.ts'
import { loadBuiltSimKernel } from './load-kernel.ts'
import { numberOption, readOptions } from './options.ts'
import { ownLineups } from './own-lineups.ts'
import { simJson, simTable } from './sim-text.ts'
import { readSlateInput } from './slate-input.ts'
import { SLATE_OPTIONS, SLATE_USAGE, slateOptionsOf } from './slate-options.ts'

const DEFAULT_GAMES = 10_000
const MOST_GAMES = 1_000_000
const FEWEST_GAMES = 100
/** Lineups that are built where no file has any. */
const BUILT = 20

const USAGE = `npm run -s contest -- sim --slate FILE --entries N --fee DOLLARS --payouts FILE [options]

Plays the contest many times against a field with that ownership. Each lineup is judged as one more entry beside
${'`'}entries - 1${'`'} opponents; then all of them are entered together.

${SLATE_USAGE}
${CONTEST_USAGE}
  --games G            ${FEWEST_GAMES} to ${MOST_GAMES}; without it ${DEFAULT_GAMES}

Figures are raw: a sim overclaims. Notes and errors go to stderr. Exit code 1: a bad file; 2: a mistake in the command.`

/** `npm run -s contest -- sim`: what lineups are worth in a contest, with errors. */
export const SIM: Command = {
  summary: 'what lineups are worth in a contest, with errors',
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, { ...SLATE_OPTIONS, ...CONTEST_OPTIONS, games: { type: 'string' } })
    const options = slateOptionsOf(values)
    const games = numberOption(
      'games',
      values.games,
      { min: FEWEST_GAMES, max: MOST_GAMES, isWhole: true },
      DEFAULT_GAMES,
    )
    const seed = seedOf(values)
    const { contest, notes } = readContest(values)
    const input = readSlateInput(options)
    const own = await ownLineups(input, BUILT)
    const { pool } = input
    const field = await drawnField(input, { count: contest.entries, seed })
    const kernel = await loadBuiltSimKernel()
    const scores = scoreModelOf(pool)
    const { rows } = own.lineups
    const shared = { pool, scores, contest, games, seed }
    const alone: SimRequest = {
      ...shared,
      opponents: opponentsAmong(field.entries, contest.entries - 1),
      lineups: rows,
      entering: 'alone',
    }
    // More lineups than the contest has room for can't be entered: then the field plays without them.
    const entered = rows.count < contest.entries ? rows : { ...rows, count: 0, rows: new Uint16Array() }
    const together: SimRequest = {
      ...shared,
      opponents: opponentsAmong(field.entries, contest.entries - entered.count),
      lineups: entered,
      entering: 'together',
      paysOpponents: true,
    }
    const chances = probabilitiesOf(field.model, pool, rows)
    const answer = {
      mode: pool.mode,
      contest,
      seed,
      players: own.lineups.players,
      copies: [...chances].map((chance) => dupesOf(chance, contest.entries).expected),
      alone: simulate(alone, kernel),
      together: simulate(together, kernel),
    }
    return {
      text: options.isJson ? simJson(answer) : simTable(answer),
      notes: [...input.notes, ...notes, ...own.notes, ...field.notes],
      exitCode: 0,
    }
  },
}
