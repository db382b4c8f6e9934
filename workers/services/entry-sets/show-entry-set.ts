import { parseRecordId } from '#contract/record-id.ts'
import { findSetWithOuts, type ShownSet } from '#db/entries/set-outs.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's entry set by the id in a URL, with who of it is out before it locks; null when it is not one of theirs. */
export async function showEntrySet(
  ctx: ServiceContext,
  idText: string | undefined,
): Promise<ShownSet | null> {
  const { id: userId } = requireUser(ctx)
  const setId = parseRecordId(idText)
  return setId === null ? null : findSetWithOuts(ctx.db, { setId, userId }, ctx.now)
}
