import { pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { lastPaidPlace } from '#core/payouts/payout-tiers.ts'
import { countedPoints } from '#core/players/points.ts'
import { byWorth } from './by-worth.ts'
import { chooseGreedily, type Gains, takeInOrder } from './choose-greedily.ts'
import { coverageGains, gamesPlaced } from './coverage-gains.ts'
import type { GameSource } from './game-source.ts'
import { type JudgedSet, judgeSets } from './held-out-games.ts'
import { limitState } from './limit-state.ts'
import { moneyGains } from './money-gains.ts'
import { differenceOf, estimateOf } from './paired-estimate.ts'
import type { PlacedCells } from './placed-cells.ts'
import {
  BANKROLL_IN_FEES,
  PORTFOLIO_GAMES,
  type PortfolioLimits,
  type PortfolioRequest,
} from './portfolio-request.ts'
import type { ComparedChoice, Portfolio, SelfCompetition } from './portfolio-result.ts'
import { type PrizeSums, prizeSumsOf } from './prizes.ts'
import { scriptCoverage } from './script-coverage.ts'
import { outcomeOf, paidAlone, type SetGames, type SetOutcome } from './set-outcome.ts'
import { shortlistOf } from './shortlist.ts'
import { topPlaces } from './top-places.ts'
import { nameOfChoice, type Stakes, worthOf } from './worth.ts'

/** The choices that players make without a simulation of all entries together. */
const COMPARED: readonly ComparedChoice[] = [
  { by: 'points' },
  { by: 'roi', apart: 1 },
  { by: 'roi', apart: 2 },
  { by: 'roi', apart: 3 },
  { by: 'roi', apart: 4 },
]

/** Chooses the entries of the request in the games of `source`, whose opponents leave room for `count` entries. */
export function portfolioFrom(request: PortfolioRequest, source: GameSource): Portfolio {
  const { contest, candidates, count, objective } = request
  const games = request.games ?? PORTFOLIO_GAMES
  const prizes = prizeSumsOf(contest.tiers)
  const places = topPlaces(contest.entries, objective === 'top01' ? 'top01' : 'top1')
  const depth = Math.max(lastPaidPlace(contest.tiers), topPlaces(contest.entries, 'top1'))
  const limits = () => limitState(request.pool, candidates, request.limits ?? {})

  const screened = source.screen(candidates, { first: 0, games: games.screened }, places)
  const shortlist = shortlistOf(screened, count, limits)
  const listed = pickLineups(candidates, shortlist)
  const cells = source.cells(listed, { first: games.screened, games: games.chosen }, depth)
  const alone = paidAlone(cells, prizes)

  const state = limitState(request.pool, listed, limitsOfList(request.limits, shortlist))
  const gains = gainsOf(request, cells, prizes, places)
  const chosen = chooseGreedily(count, byWorth(alone), gains, state).map((at) => shortlist[at]!)

  const byRoi = byOwnWorth(screened.paid, alone, shortlist)
  const simpler = COMPARED.map((choice) => simplerChoice(request, choice, byRoi))
  const heldOut = { first: games.screened + games.chosen, games: games.heldOut }
  const [own, ...others] = judgeSets(source, candidates, [chosen, ...simpler], heldOut, {
    prizes,
    entries: contest.entries,
    depth,
  })
  return {
    chosen: Uint32Array.from(chosen),
    lineups: pickLineups(candidates, chosen),
    isShort: chosen.length < count,
    unmet: state.unmet(),
    outcome: outcomeOfSet(request, own!, chosen.length),
    profits: own!.payouts.map((cents) => cents - chosen.length * contest.feeCents),
    selfCompetition: selfCompetitionOf(own!),
    scripts: scriptCoverage(request.pool, source.scores(heldOut), own!.top1),
    comparisons: COMPARED.map((choice, at) => ({
      choice,
      chosen: Uint32Array.from(simpler[at]!),
      outcome: outcomeOfSet(request, others[at]!, simpler[at]!.length),
      worth: worthOf(
        { games: own!, stakes: stakesOf(request, chosen.length) },
        { games: others[at]!, stakes: stakesOf(request, simpler[at]!.length) },
        objective,
        nameOfChoice(choice, simpler[at]!.length),
      ),
    })),
    games,
  }
}

function outcomeOfSet(request: PortfolioRequest, games: SetGames, entries: number): SetOutcome {
  const { feesCents, bankrollCents } = stakesOf(request, entries)
  return outcomeOf(games, feesCents, bankrollCents)
}

function stakesOf({ contest, count, bankrollCents }: PortfolioRequest, entries: number): Stakes {
  return {
    feesCents: entries * contest.feeCents,
    bankrollCents: bankrollCents ?? BANKROLL_IN_FEES * count * Math.max(1, contest.feeCents),
  }
}

function selfCompetitionOf({ alone, payouts }: JudgedSet): SelfCompetition {
  const paid = estimateOf(alone)
  const cost = differenceOf(alone, payouts)
  return { alone: paid, cost, share: paid.value > 0 ? cost.value / paid.value : 0 }
}

function gainsOf(request: PortfolioRequest, cells: PlacedCells, prizes: PrizeSums, places: number): Gains {
  const { objective } = request
  if (objective === 'profit') return moneyGains(cells, prizes)
  if (objective !== 'growth') return coverageGains(gamesPlaced(cells, places), cells.candidates)
  const { feesCents, bankrollCents } = stakesOf(request, request.count)
  return moneyGains(cells, prizes, new Float64Array(cells.games).fill(bankrollCents - feesCents))
}

/** The limits with candidates by their places in the shortlist. */
function limitsOfList(limits: PortfolioLimits = {}, shortlist: Uint32Array): PortfolioLimits {
  const placeOf = new Map(Array.from(shortlist, (candidate, place) => [candidate, place]))
  const places = (candidates: readonly number[] = []) =>
    candidates.flatMap((candidate) => placeOf.get(candidate) ?? [])
  return { ...limits, locked: places(limits.locked), removed: places(limits.removed) }
}

/** All candidates by what they are worth alone: those judged in more games first. */
function byOwnWorth(screened: Float64Array, alone: Float64Array, shortlist: Uint32Array): Uint32Array {
  const listed = new Set(shortlist)
  const others = byWorth(screened).filter((candidate) => !listed.has(candidate))
  return Uint32Array.from([...byWorth(alone)].map((at) => shortlist[at]!).concat(...others))
}

function simplerChoice(request: PortfolioRequest, choice: ComparedChoice, byRoi: Uint32Array): number[] {
  const order = choice.by === 'points' ? byWorth(projectedPoints(request)) : byRoi
  const limits = { ...request.limits }
  if (choice.by === 'roi') limits.apart = Math.max(choice.apart, limits.apart ?? 1)
  return takeInOrder(request.count, order, limitState(request.pool, request.candidates, limits))
}

/** By candidate, the points that count, the captain's multiplied. */
function projectedPoints({ pool, candidates }: PortfolioRequest): Float64Array {
  return Float64Array.from({ length: candidates.count }, (_, index) =>
    rowsOfLineup(candidates, index).reduce(
      (sum, row, slot) => sum + countedPoints(pool.rows[row]!) * pointsMultiplier(pool.mode, slot),
      0,
    ),
  )
}
