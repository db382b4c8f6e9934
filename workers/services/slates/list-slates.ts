import { parseRecordId } from '#contract/record-id.ts'
import { AppError } from '#core/result.ts'
import {
  findSlateFile,
  listSlates as readSlates,
  type SlateFile,
  type StoredSlate,
} from '#db/slates/slates.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

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
  const user = requireUser(ctx)
  const slateId = parseRecordId(idText)
  const file = slateId && (await findSlateFile(ctx.db, { slateId, userId: user.id, gameMode }))
  if (!file) throw new AppError('not_found', 'Slate not found')
  return file
}
