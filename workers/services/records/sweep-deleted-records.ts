import type { Db } from '#db/client.ts'
import { removeDeleted } from '#db/deleted-records.ts'
import { ENTRY_SET, LINEUP } from './record-kinds.ts'

/** A deletion can be undone for this long; the screen offers it for some seconds, and again if the network failed. */
const RESTORABLE_MS = 60 * 60_000

/** Removes lineups and entry sets for good an hour after they were deleted. */
export async function sweepDeletedRecords(db: Db, now: number): Promise<void> {
  for (const kind of [LINEUP, ENTRY_SET]) await removeDeleted(db, kind, now - RESTORABLE_MS)
}
