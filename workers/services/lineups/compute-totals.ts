import { type LineupTotals, lineupTotals } from '#core/money/lineup-totals.ts'
import { findRowsToTotal, keepTotals } from '#db/lineup-figures.ts'
import { bestEffort } from '#workers/best-effort.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** Adds up all lineups and entered sets of the user, and stores the totals for the version that they are of. */
export async function computeTotals(ctx: ServiceContext, userId: number): Promise<LineupTotals> {
  const { version, lineups, sets } = await findRowsToTotal(ctx.db, userId)
  const totals = lineupTotals(lineups, sets)
  if (version !== null)
    await bestEffort(ctx, 'lineup_totals_kept', keepTotals(ctx.db, { userId, version, totals }))
  return totals
}
