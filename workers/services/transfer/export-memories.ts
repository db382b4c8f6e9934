import { memoriesAfter } from '#db/slates/slate-memories.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inPieces, jsonList } from './pieces.ts'

/** Each has at most a megabyte. */
const AT_ONCE = 5

/** What the caller set for each of their slates: choices, numbers and settings, by field. */
export function exportMemories(ctx: ServiceContext): AsyncGenerator<string> {
  const { id: userId } = requireUser(ctx)
  const pieces = inPieces(
    (after, limit) => memoriesAfter(ctx.db, { userId, after, limit }),
    ({ slateId }) => slateId,
    AT_ONCE,
  )
  return jsonList('slates', pieces, ({ fileName, gameMode, gameDate, content }) => ({
    fileName,
    gameMode,
    gameDate,
    fields: content?.fields ?? {},
  }))
}
