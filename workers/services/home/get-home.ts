import { toEntrySetItem } from '#contract/entry-sets.ts'
import type { Home } from '#contract/home.ts'
import type { HomeSlate } from '#core/slate/home-slate.ts'
import { NONE_PENDING } from '#core/totals/pending-entries.ts'
import { findHome, type HomeRows } from '#db/home.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { computeTotals } from '#workers/services/totals/compute-totals.ts'

/** More slates are read than shown, because several can be files of one game. */
const SLATES_READ = 8
const SLATES = 4
const ENTRY_SETS = 3

/** Where the caller can go on. */
export async function getHome(ctx: ServiceContext): Promise<Home> {
  const { id: userId } = requireUser(ctx)
  const limits = { slates: SLATES_READ, entrySets: ENTRY_SETS }
  const { slates, entrySets, pending } = await findHome(ctx.db, { userId, ...limits })
  return {
    slates: latestOfEachGame(slates).slice(0, SLATES),
    entrySets: entrySets.map(toEntrySetItem),
    pending: await pendingOf(ctx, userId, pending),
  }
}

/** Before lock a file is loaded again for each change of the provider. A file of several games is a slate of its own. */
function latestOfEachGame(slates: readonly HomeSlate[]): HomeSlate[] {
  const seen = new Set<string>()
  return slates.filter(({ formatId, gameDate, teams }) => {
    if (teams === null || gameDate === null) return true
    const game = [formatId, gameDate, ...[teams.away, teams.home].sort()].join('\n')
    return !seen.has(game) && seen.add(game)
  })
}

/** The stored figures; added up again when they are out of date. */
async function pendingOf(ctx: ServiceContext, userId: number, kept: HomeRows['pending']) {
  if (kept === null) return { lineups: NONE_PENDING, sets: NONE_PENDING }
  if (kept.figures !== null) return kept.figures
  const { lineups, sets } = (await computeTotals(ctx, userId)).account
  return { lineups: lineups.pending, sets: sets.pending }
}
