import type { RenameSlateRequest } from '#contract/slates.ts'
import { type StoredSlate, setSlateName } from '#db/slates/slates.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { ownedSlate, SLATE_NOT_FOUND } from './owned-slate.ts'

/** Renames one of the caller's salary files. */
export async function renameSlate(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
  request: RenameSlateRequest,
): Promise<StoredSlate> {
  const owned = ownedSlate(ctx, gameMode, idText)
  return foundOr(SLATE_NOT_FOUND, await setSlateName(ctx.db, owned, request.fileName))
}
