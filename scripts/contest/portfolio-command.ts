import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { Player } from '#core/players/player.ts'
import { DEFAULT_RULES, rulesOfFormat } from '#core/rules/lineup-rule.ts'
import { MOST_LINEUPS, USUAL_LINEUPS } from '#optimizer/build-request.ts'
import { PORTFOLIO_GAMES, PORTFOLIO_OBJECTIVES } from '#optimizer/portfolio.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { type AskedContest, askedContests } from './asked-contests.ts'
import { chosenPortfolios } from './chosen-portfolios.ts'
import type { Command } from './command.ts'
import { contestField } from './contest-field.ts'
import { CONTEST_OPTIONS, CONTEST_USAGE, seedOf } from './contest-options.ts'
import { type ContestField, opponentsAmong } from './field-entries.ts'
import { loadBuiltSimKernel } from './load-kernel.ts'
import { choiceOption, numberOption, readOptions } from './options.ts'
import { playedContest } from './played-contest.ts'
import { portfoliosJson, portfoliosTable } from './portfolio-text.ts'
import type { FileLineup } from './read-lineups.ts'
import { readSlateInput, type SlateInput } from './slate-input.ts'
import { SLATE_OPTIONS, SLATE_USAGE, slateOptionsOf } from './slate-options.ts'

const MOST_GAMES = 200_000
const MOST_UNIQUES = 5
/** Fields that the choice is made against, in turns. */
const FIELDS = 4
/** Fields drawn anew for the figures. */
const JUDGES = 4

const USAGE = `npm run -s contest -- portfolio --slate FILE --entries N --fee DOLLARS --payouts FILE [options]
       npm run -s contest -- portfolio --slate FILE --contests FILE [options]

Chooses entries that go together from candidates: each is the one that adds most to those chosen before it. Every figure
is of games that were not used for choosing, against other opponents drawn from the same field (with --field the same ones).

${SLATE_USAGE}
${CONTEST_USAGE}
  --count N            entries to choose, 1 to ${MOST_LINEUPS}; without it ${USUAL_LINEUPS}
  --contests FILE      several contests: a JSON array of {"name", "entries", "fee", "payouts" or "type", "maxEntries", "count"};
                       the one with the highest fee is filled first
  --no-repeats         no lineup is entered in two contests
  --objective NAME     ${PORTFOLIO_OBJECTIVES.join(', ')}; without it ${PORTFOLIO_OBJECTIVES[0]}
  --uniques N          any two entries differ by so many players, 1 to ${MOST_UNIQUES}; without it 1
  --no-default-rules   also two quarterbacks of a team or two kickers
  --games G            games for the figures, up to ${MOST_GAMES}, in steps of ${GAMES_OF_BLOCK}; without it ${PORTFOLIO_GAMES.heldOut}

--lineups are the candidates; without them the 600 best by points, and lineups of the field and of simulated games where
those are too few. Money is moved towards the field, because a sim overclaims; --json has it as simulated too. Notes and
errors go to stderr. Exit code 1: a bad file; 2: a mistake in the command.`

/** `npm run -s contest -- portfolio`: entries that go together, and what the choice is worth. */
export const PORTFOLIO: Command = {
  summary: 'entries that go together, and what the choice is worth',
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, {
      ...SLATE_OPTIONS,
      ...CONTEST_OPTIONS,
      count: { type: 'string' },
      contests: { type: 'string' },
      'no-repeats': { type: 'boolean' },
      objective: { type: 'string' },
      uniques: { type: 'string' },
      'no-default-rules': { type: 'boolean' },
      games: { type: 'string' },
    })
    const { 'no-repeats': noRepeats = false, ...texts } = values
    const options = slateOptionsOf(values)
    const [usual] = PORTFOLIO_OBJECTIVES
    const objective = choiceOption('objective', values.objective, PORTFOLIO_OBJECTIVES, usual)
    const apart = numberOption('uniques', values.uniques, { min: 1, max: MOST_UNIQUES, isWhole: true }, 1)
    const limits = { min: GAMES_OF_BLOCK, max: MOST_GAMES, isWhole: true }
    const wanted = numberOption('games', values.games, limits, PORTFOLIO_GAMES.heldOut)
    const games = { ...PORTFOLIO_GAMES, heldOut: Math.ceil(wanted / GAMES_OF_BLOCK) * GAMES_OF_BLOCK }
    const seed = seedOf(values)
    const asked = askedContests(texts)
    const input = readSlateInput(options, asked[0]!.contest)
    const { pool } = input
    const fields = await fieldsOf(input, asked, { file: values.field ?? null, seed })
    const largest = fields.reduce((most, field) => (field.entries.count > most.entries.count ? field : most))
    const scores = scoreModelOf({ ...pool, soFar: largest.soFar })
    const rules = values['no-default-rules'] ? [] : rulesOfFormat(DEFAULT_RULES, pool.format)
    const contests = asked.map(({ contest, count }, place) => {
      const { entries, more } = fields[place]!
      const [opponents, ...others] = [entries, ...more].map((each) =>
        opponentsAmong(each, contest.entries - count, fields[place]!),
      )
      return {
        ...{ pool, scores, contest, seed, count, objective, games },
        opponents: opponents!,
        moreOpponents: others.slice(0, FIELDS - 1),
        judges: others.slice(FIELDS - 1),
        limits: { apart },
      }
    })
    const chosen = await chosenPortfolios(input, {
      ...{ contests, mayRepeat: !noRepeats, rules, seed },
      opponents: distinctLineups(largest.entries),
    })
    const { candidates, notes } = chosen
    const kernel = await loadBuiltSimKernel()
    const heldOut = { games: games.heldOut, firstGame: games.screened + games.chosen, seed }
    const answers = chosen.portfolios.map((portfolio, place) => {
      const { name, contest } = asked[place]!
      return {
        ...{ name, format: pool.format, contest, seed, portfolio, objective },
        players: inSlotOrder(portfolio.lineups, pool),
        played: playedContest(pool, contest, judging(fields[place]!), portfolio.lineups, heldOut, kernel),
      }
    })
    const short = chosen.portfolios.flatMap(({ isShort, lineups }, place) => {
      const { name, count } = asked[place]!
      const of = name === null ? '' : `${name}: `
      return isShort
        ? [
            `${of}${lineups.count} of the ${count} entries: no other of the ${candidates.count} candidates fits.`,
          ]
        : []
    })
    return {
      text: (options.isJson ? portfoliosJson : portfoliosTable)(answers, chosen),
      notes: [
        ...input.notes,
        ...asked.flatMap(({ name, notes: own }) =>
          own.map((note) => (name === null ? note : `${name}: ${note}`)),
        ),
        ...notes,
        ...new Set(fields.flatMap((field) => field.notes)),
        ...short,
      ],
      exitCode: 0,
    }
  },
}

/** By contest the field of its choice and those that judge it, all drawn from the same ownership. */
async function fieldsOf(
  input: SlateInput,
  asked: readonly AskedContest[],
  { file, seed }: { file: string | null; seed: number },
): Promise<ContestField[]> {
  const fields = FIELDS + JUDGES
  const drawn: ContestField[] = []
  for (const [place, { contest }] of asked.entries())
    drawn.push(
      await contestField(input, {
        ...{ file, fields, count: contest.entries },
        seed: seedOfField(seed, place * fields),
      }),
    )
  return drawn
}

/** The fields that the choice did not know; a file has only one. */
function judging(field: ContestField): ContestField {
  const [entries, ...more] = field.more.slice(FIELDS - 1)
  return entries ? { ...field, entries, more } : field
}

/** The players of each lineup, every one in the first free slot that takes the row; slots of another code take other rows. */
function inSlotOrder(lineups: LineupRows, { format, rows }: ContestPool): FileLineup[] {
  return Array.from({ length: lineups.count }, (_, place) => {
    const left = Array.from(rowsOfLineup(lineups, place), (row) => rows[row]!)
    return format.rosterSlots.map((slot): Player => {
      const at = left.findIndex((row) => slotAccepts(slot, row))
      return left.splice(at, 1)[0]!
    })
  })
}
