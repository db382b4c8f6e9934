import { scoreModelOf } from '#core/games/score-model.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { choosePortfolio, PORTFOLIO_GAMES, PORTFOLIO_OBJECTIVES } from '#optimizer/portfolio.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { askedEngine } from './asked-engine.ts'
import { type Command, CommandError } from './command.ts'
import { contestField } from './contest-field.ts'
import { CONTEST_OPTIONS, CONTEST_USAGE, readContest, seedOf } from './contest-options.ts'
import { type ContestField, opponentsAmong } from './field-entries.ts'
import { inSlotOrder } from './in-slot-order.ts'
import { loadBuiltSimKernel } from './load-kernel.ts'
import { choiceOption, numberOption, readOptions } from './options.ts'
import { playedContest } from './played-contest.ts'
import { portfolioCandidates } from './portfolio-candidates.ts'
import { portfolioJson, portfolioTable } from './portfolio-text.ts'
import { readSlateInput } from './slate-input.ts'
import { SLATE_OPTIONS, SLATE_USAGE, slateOptionsOf } from './slate-options.ts'

const DEFAULT_COUNT = 20
const MOST_GAMES = 200_000
const MOST_UNIQUES = 5
/** Fields drawn anew for the figures. */
const JUDGES = 4

const USAGE = `npm run -s contest -- portfolio --slate FILE --entries N --fee DOLLARS --payouts FILE [options]

Chooses entries that go together from candidates: each is the one that adds most to those chosen before it. Every figure
is of games that were not used for choosing, against other opponents drawn from the same field (with --field the same ones).

${SLATE_USAGE}
${CONTEST_USAGE}
  --count N            entries to choose, 1 to ${MOST_LINEUPS}; without it ${DEFAULT_COUNT}
  --objective NAME     ${PORTFOLIO_OBJECTIVES.join(', ')}; without it ${PORTFOLIO_OBJECTIVES[0]}
  --uniques N          any two entries differ by so many players, 1 to ${MOST_UNIQUES}; without it 1
  --games G            games for the figures, up to ${MOST_GAMES}, in steps of ${GAMES_OF_BLOCK}; without it ${PORTFOLIO_GAMES.heldOut}

--lineups are the candidates; without them the best by points and lineups of the field. Figures are raw: a sim
overclaims. Notes and errors go to stderr. Exit code 1: a bad file; 2: a mistake in the command.`

/** `npm run -s contest -- portfolio`: entries that go together, and what the choice is worth. */
export const PORTFOLIO: Command = {
  summary: 'entries that go together, and what the choice is worth',
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, {
      ...SLATE_OPTIONS,
      ...CONTEST_OPTIONS,
      count: { type: 'string' },
      objective: { type: 'string' },
      uniques: { type: 'string' },
      games: { type: 'string' },
    })
    const options = slateOptionsOf(values)
    const count = numberOption(
      'count',
      values.count,
      { min: 1, max: MOST_LINEUPS, isWhole: true },
      DEFAULT_COUNT,
    )
    const objective = choiceOption(
      'objective',
      values.objective,
      PORTFOLIO_OBJECTIVES,
      PORTFOLIO_OBJECTIVES[0],
    )
    const apart = numberOption('uniques', values.uniques, { min: 1, max: MOST_UNIQUES, isWhole: true }, 1)
    const asked = { min: GAMES_OF_BLOCK, max: MOST_GAMES, isWhole: true }
    const wanted = numberOption('games', values.games, asked, PORTFOLIO_GAMES.heldOut)
    const games = { ...PORTFOLIO_GAMES, heldOut: Math.ceil(wanted / GAMES_OF_BLOCK) * GAMES_OF_BLOCK }
    const seed = seedOf(values)
    const { contest, notes } = readContest(values)
    checkCount(count, contest)
    const input = readSlateInput(options)
    const { pool } = input
    const file = values.field ?? null
    const field = await contestField(input, { file, count: contest.entries, seed, fields: 1 + JUDGES })
    const { candidates, notes: candidateNotes } = await portfolioCandidates(input, field)
    const kernel = await loadBuiltSimKernel()
    const portfolio = askedEngine(() =>
      choosePortfolio(
        {
          pool,
          scores: scoreModelOf(pool),
          contest,
          opponents: opponentsAmong(field.entries, contest.entries - count),
          judges: field.more.map((entries) => opponentsAmong(entries, contest.entries - count)),
          seed,
          candidates,
          count,
          objective,
          limits: { apart },
          games,
        },
        kernel,
      ),
    )
    const firstGame = games.screened + games.chosen
    const heldOut = { games: games.heldOut, firstGame, seed }
    const answer = {
      mode: pool.mode,
      contest,
      seed,
      players: inSlotOrder(portfolio.lineups, pool),
      played: playedContest(pool, contest, judging(field), portfolio.lineups, heldOut, kernel),
      portfolio,
      objective,
    }
    const short = portfolio.isShort
      ? [
          `${portfolio.lineups.count} of the ${count} entries: no other of the ${candidates.count} candidates fits.`,
        ]
      : []
    return {
      text: options.isJson ? portfolioJson(answer) : portfolioTable(answer),
      notes: [...input.notes, ...notes, ...candidateNotes, ...field.notes, ...short],
      exitCode: 0,
    }
  },
}

/** The fields that the choice did not know; a file has only one. */
function judging(field: ContestField): ContestField {
  const [entries, ...more] = field.more
  return entries ? { ...field, entries, more } : field
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
