import { pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { isInformed } from '#core/ownership/whose-ownership.ts'
import { countedPoints } from '#core/players/points.ts'
import { topPlaces } from '../sim/place-limits.ts'
import { byWorth } from './by-worth.ts'
import { cellDepth } from './cell-depth.ts'
import { chooseGreedily, type Gains, takeInOrder } from './choose-greedily.ts'
import { coverageGains, gamesPlaced } from './coverage-gains.ts'
import type { GameSource, Screened } from './game-source.ts'
import { type LimitState, limitState, type UnmetLimit } from './limit-state.ts'
import { moneyGains } from './money-gains.ts'
import type { PlacedCells } from './placed-cells.ts'
import { PORTFOLIO_GAMES, type PortfolioLimits, type PortfolioRequest } from './portfolio-request.ts'
import type { ComparedChoice } from './portfolio-result.ts'
import { believedPrizes, prizeSumsOf } from './prizes.ts'
import { paidAlone } from './set-outcome.ts'
import { stakesOf } from './stakes.ts'

/** Entries chosen together, and all candidates by own ROI, the best first. Places are those of the candidates. */
export type ChosenEntries = { chosen: number[]; unmet: UnmetLimit[]; byRoi: Uint32Array }

/**
 * Chooses the entries in two steps: all candidates are judged alone in some games; those of the shortlist in others, in which
 * the entries are then chosen one after another.
 */
export function chosenEntries(request: PortfolioRequest, source: GameSource): ChosenEntries {
  const { contest, candidates, count, objective, pool } = request
  const games = request.games ?? PORTFOLIO_GAMES
  const places = topPlaces(contest.entries, objective === 'top01' ? 0.1 : 1)

  const screened = source.screen(candidates, { first: 0, games: games.screened }, places)
  const shortlist = shortlistOf(screened, count, () => limitState(pool, candidates, request.limits ?? {}))
  const listed = pickLineups(candidates, shortlist)
  const range = { first: games.screened, games: games.chosen }
  const cells = source.cells(listed, range, cellDepth(contest))
  const alone = paidAlone(cells, prizeSumsOf(contest.tiers))

  const limits = limitState(pool, listed, limitsOfList(request.limits, shortlist))
  const gains = gainsOf(request, cells, places, source)
  const chosen = chooseGreedily(count, byWorth(alone), gains, limits).map((at) => shortlist[at]!)
  return { chosen, unmet: limits.unmet(), byRoi: byOwnWorth(screened.paid, alone, shortlist) }
}

/** The entries of a simpler choice, under the same limits. */
export function simplerChoice(
  request: PortfolioRequest,
  choice: ComparedChoice,
  byRoi: Uint32Array,
): number[] {
  const order = choice.by === 'points' ? byWorth(projectedPoints(request)) : byRoi
  const limits = { ...request.limits }
  if (choice.by === 'roi') limits.apart = Math.max(choice.apart, limits.apart ?? 1)
  return takeInOrder(request.count, order, limitState(request.pool, request.candidates, limits))
}

function gainsOf(request: PortfolioRequest, cells: PlacedCells, places: number, source: GameSource): Gains {
  const { contest, objective, pool } = request
  const prizes = believedPrizes(contest.tiers, pool.rows.some(isInformed) ? 'informed' : 'estimated')
  if (objective === 'profit') return source.gains(cells, prizes)
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

/** By candidate, the points that count, the captain's multiplied. */
function projectedPoints({ pool, candidates }: PortfolioRequest): Float64Array {
  return Float64Array.from({ length: candidates.count }, (_, index) =>
    rowsOfLineup(candidates, index).reduce(
      (sum, row, slot) => sum + countedPoints(pool.rows[row]!) * pointsMultiplier(pool.format, slot),
      0,
    ),
  )
}

/** The candidates that are judged in more games. */
export const SHORTLIST = 800
/** Of these best candidates some are listed for the games that they win. */
const MOST_COVERING = 4_000

/**
 * The candidates among which the entries are chosen, best first: entries that obey the limits whatever happens later, those
 * worth most alone, and those that together reach the first places in most games, since entries that are worth less alone
 * may win in games that the others lose.
 * @param limits a new state for each call.
 */
function shortlistOf({ paid, placed }: Screened, count: number, limits: () => LimitState): Uint32Array {
  const order = byWorth(paid)
  const size = Math.min(order.length, Math.max(SHORTLIST, 2 * count))
  const listed = new Set(takeInOrder(count, order, limits()))
  const covering = chooseGreedily(
    Math.floor(size / 4),
    order.subarray(0, MOST_COVERING),
    coverageGains(placed, order.length),
    noLimits(),
  )
  for (const candidate of covering) if (listed.size < size) listed.add(candidate)
  for (const candidate of order) if (listed.size < size) listed.add(candidate)
  return order.filter((candidate) => listed.has(candidate))
}

export function noLimits(): LimitState {
  const taken = new Set<number>()
  return {
    locked: [],
    plan: () => {},
    allows: (candidate) => !taken.has(candidate),
    take: (candidate) => taken.add(candidate),
    unmet: () => [],
  }
}
