import type { Db } from '#db/client.ts'
import { removeDeletedEntrySets } from '#db/entries/deleted-entry-sets.ts'

/** A deletion can be undone for this long, as that of a lineup can. */
const RESTORABLE_MS = 60 * 60_000

/** Removes entry sets for good an hour after they were deleted. */
export async function sweepDeletedEntrySets(db: Db, now: number): Promise<void> {
  await removeDeletedEntrySets(db, now - RESTORABLE_MS)
}
