import { AppError } from '#core/result.ts'
import { findSlateOfSet, type SlateFile } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getEntrySet } from './get-entry-set.ts'

const NOT_STORED = 'The salary file of this set is not stored. Upload it again to open the set'

/** The salary file of one of the caller's sets, to open the set again. */
export async function entrySetSlate(ctx: ServiceContext, idText: string | undefined): Promise<SlateFile> {
  const { id: userId } = requireUser(ctx)
  const { set } = await getEntrySet(ctx, idText)
  const slate = await findSlateOfSet(ctx.db, { setId: set.id, userId })
  if (!slate) throw new AppError('not_found', NOT_STORED)
  return slate
}
