import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import { findEntrySet, type WholeSet } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's entry set by the id in a URL; throws `not_found`, also for another user's set. */
export async function getEntrySet(ctx: ServiceContext, idText: string | undefined): Promise<WholeSet> {
  const { id: userId } = requireUser(ctx)
  const setId = parseRecordId(idText)
  const found = setId === null ? null : await findEntrySet(ctx.db, { setId, userId })
  if (!found) throw setNotFound()
  return found
}

export function setNotFound(): AppError {
  return new AppError('not_found', 'Entry set not found')
}
