import { clearOffers, type ResultOffer } from '#core/lineups/result-offer.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { listLineupsWithMatches } from '#db/result-offers.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/**
 * The caller's lineups, newest first, and the results that his imported history has for the open ones; nothing is copied
 * until he says so.
 */
export async function listLineupsWithOffers(
  ctx: ServiceContext,
): Promise<{ lineups: ListedLineup[]; offers: ResultOffer[] }> {
  const user = requireUser(ctx)
  const { lineups, matches } = await listLineupsWithMatches(ctx.db, user.id)
  return { lineups, offers: clearOffers(matches) }
}
