import { formatOf } from '#contract/format.ts'
import type { LearnedAnswer, LearnedRequest } from '#contract/learned.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import { learnedPrior } from '#core/field/learned-prior.ts'
import { findCrowdGains } from '#db/contests/contests.ts'
import {
  countContestsWith,
  findMatchupHistories,
  findPairHistories,
  findPlayerHistories,
} from '#db/learning/learned.ts'
import { findLearnedShares } from '#db/learning/learned-shares.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** What the caller's own contests of the format say about the players. */
export async function learnedSuggestions(
  ctx: ServiceContext,
  { format, playerNames }: LearnedRequest,
): Promise<LearnedAnswer> {
  const user = requireUser(ctx)
  const query = { userId: user.id, format: formatOf(format).id, playerNames: playerNames.map(tidyName) }
  const [contests, ownership, players, matchups, pairs, crowdGains] = await Promise.all([
    countContestsWith(ctx.db, query),
    findLearnedShares(ctx.db, { ...query, now: ctx.now }),
    findPlayerHistories(ctx.db, query),
    findMatchupHistories(ctx.db, query),
    findPairHistories(ctx.db, query),
    findCrowdGains(ctx.db, query),
  ])
  return { contests, ownership, players, matchups, pairs, crowds: learnedPrior(crowdGains) }
}
