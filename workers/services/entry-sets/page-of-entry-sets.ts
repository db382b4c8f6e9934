import { type EntrySetRows, findSetPage } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's sets, newest first: those older than the set `after`, from the newest for null. */
export async function pageOfEntrySets(
  ctx: ServiceContext,
  page: { after: number | null; limit: number },
): Promise<EntrySetRows> {
  const { id: userId } = requireUser(ctx)
  return findSetPage(ctx.db, { userId, ...page })
}
