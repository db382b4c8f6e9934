import { projectionErrors } from '#core/lineups/projection-errors.ts'
import { accountTotals } from '#core/totals/account-totals.ts'
import { enteredContests } from '#core/totals/entered-contests.ts'
import { type LineupTotals, lineupTotals } from '#core/totals/lineup-totals.ts'
import { type AccountFigures, keepTotals } from '#db/lineups/lineup-figures.ts'
import { findRowsToTotal } from '#db/totals/rows-to-total.ts'
import { bestEffort } from '#workers/best-effort.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { upToDateAnalytics } from '#workers/services/totals/history-analytics.ts'

/**
 * Adds up all lineups and entered sets of the user, and these and the history as one account. Stores both for the versions
 * that they are of.
 */
export async function computeTotals(
  ctx: ServiceContext,
  userId: number,
): Promise<{ totals: LineupTotals; account: AccountFigures }> {
  const { versions, lineups, sets, projected, history: kept } = await findRowsToTotal(ctx.db, userId)
  const history = kept && (await upToDateAnalytics(ctx, userId, kept))
  const totals = lineupTotals(lineups, sets)
  const account = {
    ...accountTotals(lineups, sets, history),
    entered: enteredContests(lineups, sets),
    projections: projectionErrors(projected),
  }
  await bestEffort(ctx, 'lineup_totals_kept', keepTotals(ctx.db, { userId, versions, totals, account }))
  return { totals, account }
}
