import type { LearnedAnswer, LearnedRequest } from '#contract/learned.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import { countContestsWith, findLearnedPlayers, findLearnedStacks } from '#db/learned.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** Larger values reflect the players' points rather than their correlation. */
const WIDEST_SYNERGY = 0.1

/** Ownership and synergy suggested by the caller's own contests. */
export async function learnedSuggestions(
  ctx: ServiceContext,
  request: LearnedRequest,
): Promise<LearnedAnswer> {
  const user = requireUser(ctx)
  const query = { userId: user.id, playerNames: request.playerNames.map(tidyName) }
  const [contests, players, stacks] = await Promise.all([
    countContestsWith(ctx.db, query),
    findLearnedPlayers(ctx.db, query),
    findLearnedStacks(ctx.db, query),
  ])
  return {
    contests,
    players,
    stacks: stacks.map(({ correlationStrength, ...stack }) => ({
      ...stack,
      synergyMultiplier: 1 + Math.max(-WIDEST_SYNERGY, Math.min(WIDEST_SYNERGY, correlationStrength ?? 0)),
    })),
  }
}
