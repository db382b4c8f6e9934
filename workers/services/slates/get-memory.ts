import { parseRecordId } from '#contract/record-id.ts'
import type { MemoryWire } from '#contract/slate-memory.ts'
import { slateRowsKey } from '#core/lineups/slate-rows-key.ts'
import { AppError } from '#core/result.ts'
import { findMemory } from '#db/slates/slate-memories.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/**
 * The memory of one of the caller's slates, and the lineups that are saved for it. Where the slate has none yet, also the last
 * memory of another file of `game` (`gameKey`), to be carried over.
 */
export async function getMemory(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
  game: string | undefined,
): Promise<MemoryWire> {
  const { id: userId } = requireUser(ctx)
  const slateId = parseRecordId(idText)
  const found = slateId && (await findMemory(ctx.db, { slateId, userId, gameMode }, game || null))
  if (!found) throw new AppError('not_found', 'Slate not found')
  const { revision, content, earlier, lineups } = found
  const saved = lineups.map(({ id, rows }) => ({ id, key: slateRowsKey(rows) }))
  return { revision, fields: content?.fields ?? {}, earlier, saved }
}
