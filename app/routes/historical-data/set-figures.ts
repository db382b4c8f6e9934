import { toDollars } from '#core/money/cents.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import type { SetTotals } from '#core/totals/set-totals.ts'

/** The figures of all entered sets over their lineups with a result. Money in dollars, ROI in percent. */
export type SetFigures = {
  entries: number
  /** The ones among these that are imported too. */
  imported: number
  sets: number
  fees: number
  winnings: number
  profit: number
  /** Null if no fees were paid. */
  roi: number | null
}

/** Null while no entry set has a result. */
export function setFigures(totals: SetTotals | null): SetFigures | null {
  if (totals === null || totals.entries === 0) return null
  return {
    entries: totals.entries,
    imported: totals.imported,
    sets: totals.sets,
    fees: toDollars(totals.feesCents),
    winnings: toDollars(totals.winningsCents),
    profit: toDollars(profitCents(totals)),
    roi: roiPct(totals),
  }
}
