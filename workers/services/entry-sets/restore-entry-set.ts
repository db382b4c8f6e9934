import { parseRecordId } from '#contract/record-id.ts'
import { restoreEntrySet } from '#db/entries/deleted-entry-sets.ts'
import type { WholeSet } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { setNotFound } from './get-entry-set.ts'

/**
 * Undoes a deletion within an hour. A set that was not deleted is returned as it is, so a repeated request has the same
 * answer.
 */
export async function restoreSet(ctx: ServiceContext, idText: string | undefined): Promise<WholeSet> {
  const { id: userId } = requireUser(ctx)
  const setId = parseRecordId(idText)
  const restored = setId === null ? null : await refuseWhenFull(restoreEntrySet(ctx.db, { setId, userId }))
  if (!restored) throw setNotFound()
  return restored
}
