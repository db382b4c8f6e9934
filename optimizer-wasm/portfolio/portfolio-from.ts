import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { scaled, withVariance } from '#core/numbers/estimate.ts'
import { chosenEntries, simplerChoice } from './chosen-entries.ts'
import type { GameSource } from './game-source.ts'
import { type JudgedSet, judgeSets } from './held-out-games.ts'
import { differenceOf, estimateOf } from './paired-estimate.ts'
import { PORTFOLIO_GAMES, type PortfolioRequest } from './portfolio-request.ts'
import type { ComparedChoice, Comparison, Portfolio, SelfCompetition, Worth } from './portfolio-result.ts'
import { scriptCoverage } from './script-coverage.ts'
import { outcomeOf, type StakedGames, unseenOf } from './set-outcome.ts'
import { stakesOf } from './stakes.ts'

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
  const [own, ...others] = judgeSets(judging, request, [chosen, ...simpler], heldOut)
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

/**
 * The money by which an entry of a set exceeds one of `other`, in the same games. Where limits leave the other fewer entries, its money
 * counts as that of as many.
 */
function worthOf(own: StakedGames, other: StakedGames): Worth {
  const { size } = own.games.finishes
  const times = size / Math.max(1, other.games.finishes.size)
  // Prizes of lineups that both have are in both figures, if both count alike.
  const unseen = times === 1 ? unseenOf(own, other) : unseenOf(own) + times ** 2 * unseenOf(other)
  const games = own.games.payouts.length
  const profit = withVariance(
    differenceOf(
      profitsOf(own),
      profitsOf(other).map((cents) => times * cents),
    ),
    unseen,
    games,
  )
  return { profit, anEntry: scaled(profit, 1 / Math.max(1, size)) }
}

function profitsOf({ games, stakes }: StakedGames): Float64Array {
  return games.payouts.map((cents) => cents - stakes.feesCents)
}

/** The words for a simpler choice of that many entries. */
function nameOfChoice(choice: ComparedChoice, count: number): string {
  const those = count === 1 ? 'the one lineup' : `the ${count} lineups`
  if (choice.by === 'points') return `${those} with the most points`
  if (choice.apart <= 1) return `${those} with the highest own ROI`
  return `${those} with the highest own ROI that differ by ${choice.apart} players or more`
}
