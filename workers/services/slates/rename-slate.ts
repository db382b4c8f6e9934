import { parseRecordId } from '#contract/record-id.ts'
import type { RenameSlateRequest } from '#contract/slates.ts'
import { AppError } from '#core/result.ts'
import { type StoredSlate, setSlateName } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** Renames one of the caller's salary files. */
export async function renameSlate(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
  request: RenameSlateRequest,
): Promise<StoredSlate> {
  const { id: userId } = requireUser(ctx)
  const slateId = parseRecordId(idText)
  const renamed = slateId && (await setSlateName(ctx.db, { slateId, userId, gameMode }, request.fileName))
  if (!renamed) throw new AppError('not_found', 'Slate not found')
  return renamed
}
