import { keepPage, keptPage } from '#app/lib/kept-pages/kept-pages.client.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { isRecord } from '#core/collections/is-record.ts'

/*
 * The simulated contests of an entries file, on this device: each has the money of 10,000 games, which session storage has no room
 * for. They go with the session, as the pages that are kept.
 */

/** Raised when the figures get another shape; what was kept before is not shown then. */
const EDITION = 2

/** The contests of the file that was simulated last, by their ids; none where nothing is kept. */
export async function keptFigures<Kept>(modeId: string): Promise<ReadonlyMap<string, Kept>> {
  const kept = await keptPage(addressOf(modeId))
  return isRecord(kept) && kept.edition === EDITION && kept.contests instanceof Map
    ? kept.contests
    : new Map()
}

/** Keeps them in the place of those before. Does nothing without an account, or if storage is blocked or full. */
export async function keepFigures<Kept>(modeId: string, contests: ReadonlyMap<string, Kept>): Promise<void> {
  const user = sessionOwner()
  if (user === null) return
  await keepPage({ user, address: addressOf(modeId), data: { edition: EDITION, contests } }, Date.now())
}

function addressOf(modeId: string): string {
  return `/${modeId}/optimizer#entries-file`
}
