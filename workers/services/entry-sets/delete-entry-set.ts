import { parseRecordId } from '#contract/record-id.ts'
import { deleteEntrySet } from '#db/entries/deleted-entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { setNotFound } from './get-entry-set.ts'

/** Deletes one of the caller's sets with its results. `restoreSet` undoes it within an hour. */
export async function deleteSet(ctx: ServiceContext, idText: string | undefined): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const setId = parseRecordId(idText)
  const deleted = setId !== null && (await deleteEntrySet(ctx.db, { setId, userId }, ctx.now))
  if (!deleted) throw setNotFound()
}
