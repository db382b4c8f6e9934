import { MOST_LINEUPS } from '../build-request.ts'
import type { SimKernel } from '../sim/kernel.ts'
import type { Opponents } from '../sim/sim-request.ts'
import { someOpponents } from './leave-room.ts'
import { portfolioFrom } from './portfolio-from.ts'
import { MOST_CANDIDATES, type PortfolioRequest } from './portfolio-request.ts'
import type { Portfolio } from './portfolio-result.ts'
import { simGames } from './sim-games.ts'

/**
 * Chooses entries together from the candidates (README.md, "Portfolio"): each is the one that adds most to those chosen
 * before it, what it takes from them included. The same request gives the same answer on every machine.
 */
export function choosePortfolio(request: PortfolioRequest, kernel: SimKernel): Portfolio {
  checkRequest(request)
  const { contest, count, opponents, moreOpponents = [], judges = [], seed } = request
  const against = (fields: readonly Opponents[]) => {
    const [first, ...moreFields] = fields.map((field) => someOpponents(field, contest.entries - count, seed))
    return simGames({ ...request, opponents: first!, moreFields }, kernel)
  }
  const choosing = against([opponents, ...moreOpponents])
  return portfolioFrom(request, choosing, judges.length > 0 ? against(judges) : choosing)
}

function checkRequest({ count, candidates, contest, objective, bankrollCents }: PortfolioRequest): void {
  if (!Number.isInteger(count) || count < 1 || count > MOST_LINEUPS) {
    throw new RangeError(`Choose 1 to ${MOST_LINEUPS} entries, not ${count}`)
  }
  if (count > contest.entries) {
    throw new RangeError(`The contest has ${contest.entries} entries, fewer than the ${count} to choose`)
  }
  if (candidates.count > MOST_CANDIDATES) {
    throw new RangeError(`Entries are chosen from ${MOST_CANDIDATES} candidates at most`)
  }
  if (objective === 'growth' && bankrollCents !== undefined && bankrollCents <= count * contest.feeCents) {
    throw new RangeError('For growth the bankroll must be larger than the fees of all entries')
  }
}
