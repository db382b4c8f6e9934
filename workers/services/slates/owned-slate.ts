import type { OwnedSlate } from '#db/slates/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { callerId } from '#workers/services/caller-id.ts'

export const SLATE_NOT_FOUND = 'Slate not found'

/** One of the caller's slates by the id in a URL; throws `not_found` for what is no id. */
export function ownedSlate(ctx: ServiceContext, gameMode: string, idText: string): OwnedSlate {
  const { id: slateId, userId } = callerId(ctx, idText, SLATE_NOT_FOUND)
  return { slateId, userId, gameMode }
}
