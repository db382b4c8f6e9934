import type { MemoryWire } from '#contract/slate-memory.ts'
import { slateRowsKey } from '#core/lineups/slate-rows-key.ts'
import { findMemory } from '#db/slates/slate-memories.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { foundOr } from '#workers/services/caller-id.ts'
import { ownedSlate, SLATE_NOT_FOUND } from './owned-slate.ts'

/**
 * The memory of one of the caller's slates, and the lineups that are saved for it. Where the slate has none yet, also the last
 * memory of another file of `game` (`gameKey`), to be carried over. A memory of the revision `known` has no fields.
 */
export async function getMemory(
  ctx: ServiceContext,
  gameMode: string,
  idText: string,
  asked: { game?: string; known?: string },
): Promise<MemoryWire> {
  const owned = ownedSlate(ctx, gameMode, idText)
  const found = await findMemory(ctx.db, owned, { game: asked.game || null, known: Number(asked.known) || 0 })
  const { revision, content, earlier, lineups } = foundOr(SLATE_NOT_FOUND, found)
  const saved = lineups.map(({ id, rows }) => ({ id, key: slateRowsKey(rows) }))
  return { revision, fields: content?.fields ?? {}, earlier, saved }
}
