import { distinctLineups, findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { joinLineups, type LineupRows, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { type CandidateKernels, type CandidateRequest, candidatesOf } from './candidates-of.ts'
import { type PortfolioRequest, WIDENED_CANDIDATES } from './portfolio-request.ts'
import { type ContestPortfolios, choosePortfolios, dearestFirst } from './several-contests.ts'

/** How many of the best lineups by points entries are chosen from (README.md, "Candidates", with what three real contests say). */
const BEST_BY_POINTS = 600

export type EntriesRequest = {
  /** `count`: how many there are where the best by points are too few; WIDENED_CANDIDATES without it. */
  candidates: Omit<CandidateRequest, 'sources'>
  /** Distinct lineups that the dearest contest is entered with whatever they are worth. */
  locked: LineupRows
  /** Lineups that are entered nowhere. */
  removed: LineupRows
  contests: readonly Omit<PortfolioRequest, 'candidates'>[]
  mayRepeat: boolean
}

export type EntriesFromBest = ContestPortfolios & {
  /** What was chosen from: locked ones first. */
  candidates: LineupRows
  /** The best by points were too few for the number wanted or for a limit, so the candidates are of all sources. */
  isWidened: boolean
}

/**
 * Chooses entries for each contest from the best lineups by points. Where those leave a contest short of entries or a limit
 * unmet, it chooses again from lineups of all sources.
 */
export function chooseFromBest(request: EntriesRequest, kernels: CandidateKernels): EntriesFromBest {
  const { count = WIDENED_CANDIDATES } = request.candidates
  const asked = {
    ...request.candidates,
    count: Math.min(count, BEST_BY_POINTS),
    sources: ['points'] as const,
  }
  const chosen = chosenFrom(candidatesOf(asked, kernels), request, kernels)
  const isEnough = chosen.portfolios.every(({ isShort, unmet }) => !isShort && unmet.length === 0)
  if (isEnough) return { ...chosen, isWidened: false }
  const wider = candidatesOf({ ...request.candidates, count }, kernels)
  return { ...chosenFrom(wider, request, kernels), isWidened: true }
}

function chosenFrom(
  found: LineupRows,
  { locked, removed, contests, mayRepeat }: EntriesRequest,
  kernels: CandidateKernels,
): Omit<EntriesFromBest, 'isWidened'> {
  const removedOnes = indexLineups(removed)
  const allowed = placesUpTo(found.count).filter((place) => findLineup(removedOnes, found, place) < 0)
  const joined = joinLineups(found.size, [locked, pickLineups(found, allowed)])
  const { lineups: candidates } = distinctLineups(joined)
  const [dearest] = dearestFirst(contests)
  const asked = contests.map((contest, place) =>
    place === dearest && locked.count > 0
      ? { ...contest, candidates, limits: { ...contest.limits, locked: placesUpTo(locked.count) } }
      : { ...contest, candidates },
  )
  return { ...choosePortfolios({ contests: asked, mayRepeat }, kernels.sim), candidates }
}

function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}
