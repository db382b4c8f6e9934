import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { chosenEntries, simplerChoice } from './chosen-entries.ts'
import type { GameSource } from './game-source.ts'
import { type JudgedSet, judgeSets } from './held-out-games.ts'
import { differenceOf, estimateOf } from './paired-estimate.ts'
import { PORTFOLIO_GAMES, type PortfolioRequest } from './portfolio-request.ts'
import type { ComparedChoice, Comparison, Portfolio, SelfCompetition } from './portfolio-result.ts'
import { scriptCoverage } from './script-coverage.ts'
import { outcomeOf, type StakedGames, unseenOf } from './set-outcome.ts'
import { stakesOf } from './stakes.ts'
import { nameOfChoice, worthOf } from './worth.ts'

/** The choices that players make without a simulation of all entries together. */
const COMPARED: readonly ComparedChoice[] = [
  { by: 'points' },
  { by: 'roi', apart: 1 },
  { by: 'roi', apart: 2 },
  { by: 'roi', apart: 3 },
  { by: 'roi', apart: 4 },
]

/**
 * Chooses the entries of the request in the games of `source`, whose opponents leave room for `count` entries, and judges them
 * and simpler choices in further games, those of `judging`.
 */
export function portfolioFrom(
  request: PortfolioRequest,
  source: GameSource,
  judging: GameSource = source,
): Portfolio {
  const { contest, candidates, count, pool } = request
  const games = request.games ?? PORTFOLIO_GAMES
  const { chosen, unmet, byRoi } = chosenEntries(request, source)
  const simpler = COMPARED.map((choice) => simplerChoice(request, choice, byRoi))

  const heldOut = { first: games.screened + games.chosen, games: games.heldOut }
  const [own, ...others] = judgeSets(judging, candidates, [chosen, ...simpler], heldOut, contest)
  const staked = { games: own!, stakes: stakesOf(request, chosen.length), contest }
  return {
    chosen: Uint32Array.from(chosen),
    lineups: pickLineups(candidates, chosen),
    isShort: chosen.length < count,
    unmet,
    outcome: outcomeOf(staked),
    profits: own!.payouts.map((cents) => cents - staked.stakes.feesCents),
    unseen: unseenOf(staked),
    selfCompetition: selfCompetitionOf(own!),
    scripts: scriptCoverage(pool, source.scores(heldOut), own!.top1),
    comparisons: COMPARED.map((choice, at) =>
      comparisonOf(request, choice, simpler[at]!, staked, others[at]!),
    ),
    games,
    judges: request.judges?.length ?? 0,
  }
}

function comparisonOf(
  request: PortfolioRequest,
  choice: ComparedChoice,
  chosen: number[],
  own: StakedGames,
  games: JudgedSet,
): Comparison {
  const other = { games, stakes: stakesOf(request, chosen.length), contest: request.contest }
  return {
    choice,
    chosen: Uint32Array.from(chosen),
    outcome: outcomeOf(other),
    worth: worthOf(own, other),
    name: nameOfChoice(choice, chosen.length),
  }
}

function selfCompetitionOf({ alone, payouts }: JudgedSet): SelfCompetition {
  const paid = estimateOf(alone)
  const cost = differenceOf(alone, payouts)
  return { alone: paid, cost, share: paid.value > 0 ? cost.value / paid.value : 0 }
}
