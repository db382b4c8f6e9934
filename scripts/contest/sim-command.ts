import { lineupRowsOfPlayers } from '#core/contest-pool/lineup-rows.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { personKey } from '#core/players/player.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { buildLineups } from '#optimizer/build.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { type Command, CommandError } from './command.ts'
import { contestField } from './contest-field.ts'
import { CONTEST_OPTIONS, CONTEST_USAGE, readContest, seedOf } from './contest-options.ts'
import { loadBuiltKernel, loadBuiltSimKernel } from './load-kernel.ts'
import { numberOption, readOptions } from './options.ts'
import { playedContest } from './played-contest.ts'
import { simJson, simTable } from './sim-text.ts'
import { readSlateInput, type SlateInput } from './slate-input.ts'
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
    const answer = { format: input.pool.format, contest, seed, players, played }
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

type Lineups = NonNullable<SlateInput['lineups']>

/** The lineups of the file; without one so many best ones by points, as `build` makes them. */
async function ownLineups(
  { pool, lineups, notUsedIds }: SlateInput,
  count: number,
): Promise<{ lineups: Lineups; notes: string[] }> {
  if (lineups) return { lineups, notes: [] }
  const playing = new Set(pool.people.map(({ key }) => key))
  const built = buildLineups(
    {
      playerPool: pool.rows,
      format: pool.format,
      budget: pool.budget,
      settings: { ...DEFAULT_SETTINGS, strategy: 'max_points' },
      excludedIds: pool.rows
        .filter((row) => !playing.has(personKey(row)) || notUsedIds.has(row.id))
        .map(({ id }) => id),
      count,
      rules: rulesByDefault({
        format: pool.format,
        playerPool: pool.rows,
        lineups: count,
        contestFormat: DEFAULT_SETTINGS.contestFormat,
      }),
    },
    await loadBuiltKernel(),
  )
  if (!built.ok) throw new CommandError(1, built.error.message)
  const players = built.value.lineups.map((lineup) => lineup.players)
  return {
    lineups: { players, rows: lineupRowsOfPlayers(players, pool) },
    notes: [`Without --lineups the ${players.length} best by points.`],
  }
}
