import {
  findSlateFile,
  listSlates as readSlates,
  type SlateFile,
  type StoredSlate,
} from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { ownedSlate, SLATE_NOT_FOUND } from './owned-slate.ts'

/** Files shown in the history. */
const SHOWN = 20

/** The caller's newest files of a format, without their text. */
export async function listSlates(ctx: ServiceContext, gameMode: string): Promise<StoredSlate[]> {
  const user = requireUser(ctx)
  return readSlates(ctx.db, { userId: user.id, gameMode, limit: SHOWN })
}

/** One of the caller's files with its text. */
export async function getSlateFile(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
): Promise<SlateFile> {
  return foundOr(SLATE_NOT_FOUND, await findSlateFile(ctx.db, ownedSlate(ctx, gameMode, idText)))
}
