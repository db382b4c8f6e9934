import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import {
  type LineupRows,
  lineupRowsOfPlayers,
  pickLineups,
  rowsOfLineup,
} from '#core/contest-pool/lineup-rows.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { emptyLineup, fillEmptySlots, playersOf } from '#core/lineups/lineup.ts'
import { type CandidateKernels, chooseFromBest, type Portfolio } from '#optimizer/portfolio.ts'
import { profitDistribution } from '#optimizer/sim/profit-distribution.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import { simulate } from '#optimizer/sim.ts'
import { drawnField, drawOpponents } from '../sim/sim-field.ts'
import type {
  AskedContest,
  ChoiceQuestion,
  ChoiceStage,
  ChosenEntries,
  ContestEntries,
} from './entries-messages.ts'

/** Fields that the choice is made against, in turns: those of the first contest are the first ones that Simulate plays against. */
const FIELDS = 4
/** Fields that judge the entries of a contest; each takes milliseconds to draw. */
const JUDGES = 4
/** How many games the ROI of a sample of the candidates is simulated in. */
const GAMES_OF_OTHERS = 5_000
/** Enough to draw. */
const MOST_OTHERS = 400

/** The field of a contest as it is known when the entries are chosen, and others that judge them. */
type ContestFields = {
  opponents: Opponents
  moreOpponents: Opponents[]
  judges: Opponents[]
  field: ChosenEntries['field']
}

/** Chooses the entries of each contest, the dearest first. Throws a RangeError with a sentence where that is not possible. */
export function chosenEntries(
  question: ChoiceQuestion,
  pool: ContestPool,
  kernels: CandidateKernels,
  onStage: (stage: ChoiceStage) => void,
): ChosenEntries {
  const { sim, contests, objective, bankrollCents, rules } = question
  const { seed } = sim
  const scores = scoreModelOf(pool)
  const fields = contests.map(({ contest }, place) => fieldsOf(question, place, contest, pool, kernels))

  onStage('choice')
  const { portfolios, overlap, together, candidates } = chooseFromBest(
    {
      candidates: {
        ...{ pool, rules, scores, field: null, seed, count: question.candidates },
        opponents: largestOf(fields).opponents,
      },
      locked: distinctLineups(lineupRowsOfIds(question.locked, pool)).lineups,
      removed: lineupRowsOfIds(question.removed, pool),
      contests: contests.map(({ contest, count, limits }, place) => ({
        ...{ pool, scores, contest, seed, count, objective, limits },
        opponents: fields[place]!.opponents,
        moreOpponents: fields[place]!.moreOpponents,
        judges: fields[place]!.judges,
        ...(bankrollCents === null ? {} : { bankrollCents }),
      })),
      mayRepeat: question.mayRepeat,
    },
    kernels,
  )
  const { games, judges } = portfolios[0]!
  const { contest } = contests[0]!
  const [opponents, ...moreFields] = fields[0]!.judges
  const others = someOf(placesLeft(candidates, portfolios), MOST_OTHERS)
  const judged =
    others.length === 0
      ? null
      : simulate(
          {
            ...{ pool, scores, contest, opponents: opponents!, moreFields, seed, entering: 'alone' },
            lineups: pickLineups(candidates, others),
            firstGame: games.screened + games.chosen,
            games: GAMES_OF_OTHERS,
          },
          kernels.sim,
        )
  return {
    contests: portfolios.map((portfolio, place) => entriesOf(portfolio, contests[place]!, candidates, pool)),
    ...{ overlap, together, games, judges },
    candidates: candidates.count,
    field: fields[0]!.field,
    others: others.map((place, at) => ({
      ids: idsInSlots(candidates, place, pool),
      roi: judged!.outcomes[at]!.roi,
      cash: judged!.outcomes[at]!.cash,
      means: judged!.means,
    })),
  }
}

function fieldsOf(
  { sim }: ChoiceQuestion,
  place: number,
  contest: AskedContest['contest'],
  pool: ContestPool,
  { field: kernel }: CandidateKernels,
): ContestFields {
  // Contests have other opponents each, drawn from the same field.
  const seeds = Array.from({ length: FIELDS + JUDGES }, (_, draw) =>
    seedOfField(sim.seed, place * (FIELDS + JUDGES) + draw),
  )
  const drawn = drawnField({ ...sim, contest, lineups: [], seed: seeds[0]! }, pool, kernel)
  const { entries } = contest
  const more = seeds.slice(1).map((seed) => drawOpponents(drawn.model, { pool, entries, seed }, kernel))
  return {
    opponents: drawn.opponents,
    moreOpponents: more.slice(0, FIELDS - 1),
    judges: more.slice(FIELDS - 1),
    field: { worst: drawn.worst, isAttainable: drawn.isAttainable },
  }
}

function largestOf(fields: readonly ContestFields[]): ContestFields {
  return fields.reduce((most, each) =>
    each.opponents.lineups.count > most.opponents.lineups.count ? each : most,
  )
}

function entriesOf(
  portfolio: Portfolio,
  { contest }: AskedContest,
  candidates: LineupRows,
  pool: ContestPool,
): ContestEntries {
  const { isShort, outcome, selfCompetition, scripts, comparisons, chosen, profits } = portfolio
  const fees = chosen.length * contest.feeCents
  return {
    ...{ isShort, outcome, selfCompetition, scripts, comparisons },
    lineups: Array.from(chosen, (place) => idsInSlots(candidates, place, pool)),
    profit: profitDistribution(
      profits.map((cents) => cents + fees),
      fees,
      portfolio.unseen,
    ),
    unmet: portfolio.unmet.map(({ person, ...limit }) => ({
      person: person === null ? null : pool.people[person]!.key,
      ...limit,
    })),
  }
}

function placesLeft({ count }: LineupRows, portfolios: readonly Portfolio[]): number[] {
  const chosen = new Set(portfolios.flatMap((portfolio) => [...portfolio.chosen]))
  return Array.from({ length: count }, (_, place) => place).filter((place) => !chosen.has(place))
}

function someOf<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, place) => items[Math.floor((place * items.length) / most)]!)
}

/** Row ids in slot order, the dearest player of equal slots first. */
function idsInSlots(lineups: LineupRows, place: number, { format, rows }: ContestPool): string[] {
  const players = Array.from(rowsOfLineup(lineups, place), (row) => rows[row]!)
  const bySalary = players.sort((a, b) => b.salary - a.salary)
  return playersOf(fillEmptySlots(emptyLineup(format), bySalary)).map(({ id }) => id)
}

export function lineupRowsOfIds(lineups: readonly (readonly string[])[], pool: ContestPool): LineupRows {
  return lineupRowsOfPlayers(
    lineups.map((ids) => ids.map((id) => ({ id }))),
    pool,
  )
}
