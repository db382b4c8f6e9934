import { toEntrySetDetail } from '#contract/entry-sets.ts'
import { wholeSetsAfter } from '#db/entries/entry-sets.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inPieces, jsonList } from './pieces.ts'

/** A set has about 25 KB, with 3,000 entries about 1 MB. */
const AT_ONCE = 5

/** The caller's entry sets with lineups, rules and results, as the API answers them. */
export function exportEntrySets(ctx: ServiceContext): AsyncGenerator<string> {
  const { id: userId } = requireUser(ctx)
  const pieces = inPieces(
    (after, limit) => wholeSetsAfter(ctx.db, { userId, after, limit }),
    ({ set }) => set.id,
    AT_ONCE,
  )
  return jsonList('entry_sets', pieces, toEntrySetDetail)
}
