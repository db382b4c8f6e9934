import { clearOffers, type ResultOffer } from '#core/result-offer.ts'
import { findResultMatches } from '#db/result-offers.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The results that the caller's imported history has for his open lineups; nothing is copied until he says so. */
export async function listResultOffers(ctx: ServiceContext): Promise<ResultOffer[]> {
  const user = requireUser(ctx)
  return clearOffers(await findResultMatches(ctx.db, user.id))
}
