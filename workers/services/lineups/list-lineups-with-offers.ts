import { clearOffers, type ResultOffer } from '#core/lineups/result-offer.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { listLineupsWithOffers as findLineups } from '#db/lineup-pages.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/**
 * The caller's lineups, newest first, and for open ones the matching results of the imported history. Nothing is copied
 * until the user accepts.
 */
export async function listLineupsWithOffers(
  ctx: ServiceContext,
): Promise<{ lineups: ListedLineup[]; offers: ResultOffer[] }> {
  const user = requireUser(ctx)
  const { lineups, offers, matches } = await findLineups(ctx.db, user.id)
  return { lineups, offers: offers?.figures ?? clearOffers(matches) }
}
