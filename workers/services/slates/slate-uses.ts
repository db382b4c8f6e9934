import type { SlateUses } from '#contract/slates.ts'
import { countSlateUses } from '#db/slates/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { ownedSlate, SLATE_NOT_FOUND } from './owned-slate.ts'

/** What the deletion of one of the caller's salary files would affect. */
export async function slateUses(ctx: ServiceContext, gameMode: string, idText: string): Promise<SlateUses> {
  return foundOr(SLATE_NOT_FOUND, await countSlateUses(ctx.db, ownedSlate(ctx, gameMode, idText)))
}
