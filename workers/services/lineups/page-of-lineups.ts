import type { LineupCursor, LineupView } from '#core/lineups/lineup-view.ts'
import { clearOffers, type ResultOffer } from '#core/lineups/result-offer.ts'
import { keepOffers } from '#db/lineups/lineup-figures.ts'
import type { PagedLineup } from '#db/lineups/lineup-outs.ts'
import { findLineupPage, type LineupPageRows, needsSortKeys } from '#db/lineups/lineup-pages.ts'
import { addSortKeys, selectUnkeyed } from '#db/lineups/lineup-sort-keys.ts'
import { findMatches } from '#db/lineups/result-offers.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

export type PageOfLineups = {
  lineups: PagedLineup[]
  next: LineupCursor | null
  /** All lineups of the view. */
  total: number
  /** Number of changes to the caller's lineups so far. */
  revision: number
  /** Results of the imported history that match open lineups; nothing is copied until the user accepts. */
  offers: ResultOffer[]
}

/** A page of a view of the caller's lineups: those that follow `after`, from the first for null. */
export async function pageOfLineups(
  ctx: ServiceContext,
  page: { view: LineupView; after: LineupCursor | null; limit: number },
): Promise<PageOfLineups> {
  const { id: userId } = requireUser(ctx)
  if (needsSortKeys(page.view)) await addSortKeys(ctx.db, await selectUnkeyed(ctx.db, userId))
  const rows = await findLineupPage(ctx.db, { userId, ...page, now: ctx.now })
  const { lineups, next, total, revision } = rows
  return { lineups, next, total, revision, offers: await upToDateOffers(ctx, userId, rows.offers) }
}

/** The stored offers, computed again when lineups or history have changed; null: the user never saved a lineup. */
async function upToDateOffers(
  ctx: ServiceContext,
  userId: number,
  kept: LineupPageRows['offers'],
): Promise<ResultOffer[]> {
  if (kept === null || kept.figures) return kept?.figures ?? []
  const { version, matches } = await findMatches(ctx.db, userId)
  const offers = clearOffers(matches)
  if (version !== null)
    await bestEffort(ctx, 'result_offers_kept', keepOffers(ctx.db, { userId, version, offers }))
  return offers
}
