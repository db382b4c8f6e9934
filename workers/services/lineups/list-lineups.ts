import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { listSavedLineups } from '#db/lineups/saved-lineups.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's lineups, newest first. */
export async function listLineups(ctx: ServiceContext): Promise<ListedLineup[]> {
  const user = requireUser(ctx)
  return listSavedLineups(ctx.db, user.id)
}
