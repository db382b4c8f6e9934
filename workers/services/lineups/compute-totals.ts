import { type LineupTotals, lineupTotals } from '#core/money/lineup-totals.ts'
import { keepTotals, type RowsToTotal } from '#db/lineup-figures.ts'
import { bestEffort } from '#workers/best-effort.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** Adds up all lineups and entered sets, and stores the totals for `version`; null: the user has saved neither. */
export async function computeTotals(
  ctx: ServiceContext,
  { userId, version, rows }: { userId: number; version: string | null; rows: RowsToTotal },
): Promise<LineupTotals> {
  const totals = lineupTotals(rows.lineups, rows.sets)
  if (version !== null)
    await bestEffort(ctx, 'lineup_totals_kept', keepTotals(ctx.db, { userId, version, totals }))
  return totals
}
