import { parseRecordId } from '#contract/record-id.ts'
import { findLineupWithOuts, type ShownLineup } from '#db/lineups/lineup-outs.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's lineup by the id in a URL, with who of it is out before it locks; null when it is not one of theirs. */
export async function showLineup(
  ctx: ServiceContext,
  idText: string | undefined,
): Promise<ShownLineup | null> {
  const user = requireUser(ctx)
  const lineupId = parseRecordId(idText)
  return lineupId === null ? null : findLineupWithOuts(ctx.db, { lineupId, userId: user.id }, ctx.now)
}
