import { toCents, toCentsOrNull, toDollars } from '#core/money/cents.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import type { EntrySetItem } from './entry-sets.ts'

/* Separate from entry-sets.ts, so that pages which compute returns do not load its request schemas and zod. */

/** In dollars and percent. Winnings, profit and ROI are those of the entries with a result, null without any. */
export type SetReturns = {
  /** Lineups, or the entries at the provider where they are known. */
  entries: number
  /** Fees of all entries; null while the set is not entered. */
  fees: number | null
  /** Fees of the entries without a result. */
  stake: number
  pending: number
  winnings: number | null
  profit: number | null
  roiPct: number | null
}

export function setReturnsOf(
  item: Pick<
    EntrySetItem,
    'fees_total' | 'settled_fees' | 'entered' | 'entries' | 'lineups' | 'settled' | 'winnings_total'
  >,
): SetReturns {
  const feesCents = toCentsOrNull(item.fees_total)
  const money = { feesCents: toCents(item.settled_fees), winningsCents: toCents(item.winnings_total) }
  const entries = item.entries > 0 ? item.entries : item.lineups
  const known = {
    entries,
    fees: item.fees_total,
    stake: toDollars((feesCents ?? 0) - (feesCents === null ? 0 : money.feesCents)),
    pending: item.entered ? entries - item.settled : 0,
  }
  if (!item.entered || item.settled === 0) return { ...known, winnings: null, profit: null, roiPct: null }
  return {
    ...known,
    winnings: toDollars(money.winningsCents),
    profit: toDollars(profitCents(money)),
    roiPct: roiPct(money),
  }
}
