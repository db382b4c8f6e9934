import { parseRecordId } from '#contract/record-id.ts'
import type { SlateUses } from '#contract/slates.ts'
import { AppError } from '#core/result.ts'
import { countSlateUses } from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** What the deletion of one of the caller's salary files would affect. */
export async function slateUses(ctx: ServiceContext, gameMode: string, idText: string): Promise<SlateUses> {
  const { id: userId } = requireUser(ctx)
  const slateId = parseRecordId(idText)
  const uses = slateId && (await countSlateUses(ctx.db, { slateId, userId, gameMode }))
  if (!uses) throw new AppError('not_found', 'Slate not found')
  return uses
}
