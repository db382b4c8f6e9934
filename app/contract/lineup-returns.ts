import { settledMoneyOf } from '#core/lineups/pending.ts'
import { toCentsOrNull, toDollars } from '#core/money/cents.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import type { LineupListItem } from './saved-lineups.ts'

/* Separate from saved-lineups.ts, so that pages which compute returns do not load its request schemas and zod. */

/** Fee, winnings, profit and ROI, in dollars and percent. All but the fee are null while the result is pending. */
export type LineupReturns = {
  /** Null where it is not known. */
  entryFee: number | null
  winnings: number | null
  profit: number | null
  /** Null without a fee, too. */
  roiPct: number | null
}

/** The returns of a listed lineup; an unknown fee counts as 0 in its profit. */
export function returnsOf(
  item: Pick<LineupListItem, 'entry_fee_total' | 'winnings_total' | 'finalized'>,
): LineupReturns {
  const entryFee = item.entry_fee_total
  const money = settledMoneyOf({
    entryFeeTotalCents: toCentsOrNull(entryFee),
    winningsTotalCents: toCentsOrNull(item.winnings_total),
    finalized: item.finalized,
  })
  if (money === null) return { entryFee, winnings: null, profit: null, roiPct: null }
  return {
    entryFee,
    winnings: toDollars(money.winningsCents),
    profit: toDollars(profitCents(money)),
    roiPct: roiPct(money),
  }
}
