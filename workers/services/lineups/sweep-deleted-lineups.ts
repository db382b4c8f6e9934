import type { Db } from '#db/client.ts'
import { removeDeletedLineups } from '#db/lineups/deleted-lineups.ts'

/** A deletion can be undone for this long; the screen offers it for some seconds, and again if the network failed. */
const RESTORABLE_MS = 60 * 60_000

/** Removes lineups for good an hour after they were deleted. */
export async function sweepDeletedLineups(db: Db, now: number): Promise<void> {
  await removeDeletedLineups(db, now - RESTORABLE_MS)
}
