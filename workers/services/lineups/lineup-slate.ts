import { AppError } from '#core/result.ts'
import { findSlateOfLineup, type SlateFile } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { getLineup } from './get-lineup.ts'

const NOT_STORED =
  'The salary file of this lineup is not stored. Upload it again to open or export the lineup'

/** The salary file of one of the caller's lineups, to open the lineup again. */
export async function lineupSlate(ctx: ServiceContext, idText: string | undefined): Promise<SlateFile> {
  const { id: userId } = requireUser(ctx)
  const { lineup } = await getLineup(ctx, idText)
  const slate = await findSlateOfLineup(ctx.db, { lineupId: lineup.id, userId })
  if (!slate) throw new AppError('not_found', NOT_STORED)
  return slate
}
