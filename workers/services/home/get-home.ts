import type { Home, HomeSet } from '#contract/home.ts'
import { isEntered, type ListedEntrySet } from '#core/entries/entry-set.ts'
import type { HomeSlate } from '#core/slate/home-slate.ts'
import { findHome } from '#db/home.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { computeTotals } from '#workers/services/lineups/compute-totals.ts'

/** More slates are read than shown, because several can be files of one game. */
const SLATES_READ = 8
const SLATES = 4
const ENTRY_SETS = 3

/** Where the caller can go on. */
export async function getHome(ctx: ServiceContext): Promise<Home> {
  const { id: userId } = requireUser(ctx)
  const limits = { slates: SLATES_READ, entrySets: ENTRY_SETS }
  const { slates, entrySets, summary } = await findHome(ctx.db, { userId, ...limits })
  const figures = summary && (summary.figures ?? (await computeTotals(ctx, userId)).totals.summary)
  return {
    slates: latestOfEachGame(slates).slice(0, SLATES),
    entrySets: entrySets.map(toHomeSet),
    pending: figures?.pending ?? { lineups: 0, feesCents: 0 },
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

function toHomeSet(set: ListedEntrySet): HomeSet {
  const { id, name, slateName, feesCents } = set
  const entries = set.entries > 0 ? set.entries : set.lineups
  const pending = isEntered(set) ? entries - set.settled : 0
  return { id, name, slateName, feesCents, entries, pending }
}
