import { toCentsOrNull, toDollars } from '#core/money/cents.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import { settledMoneyOfSet, stakeOfSet } from '#core/money/set-money.ts'
import type { EntrySetItem } from './entry-sets.ts'

/* Separate from entry-sets.ts, so that pages which compute returns do not load its request schemas and zod. */

/** In dollars and percent. Winnings, profit and ROI are those of the lineups with a result, null without any. */
export type SetReturns = {
  /** Fees of all lineups; null while the set is not entered. */
  fees: number | null
  /** Fees of the lineups without a result. */
  stake: number
  pending: number
  winnings: number | null
  profit: number | null
  roiPct: number | null
}

export function setReturnsOf(
  item: Pick<EntrySetItem, 'entry_fee' | 'entered' | 'lineups' | 'settled' | 'winnings_total' | 'cashed'>,
): SetReturns {
  const entryFeeCents = toCentsOrNull(item.entry_fee)
  const { lineups, settled, cashed } = item
  const set = {
    entryFeeCents,
    lineups,
    settled,
    cashed,
    winningsCents: toCentsOrNull(item.winnings_total) ?? 0,
  }
  const known = {
    fees: entryFeeCents === null ? null : toDollars(entryFeeCents * lineups),
    stake: toDollars(stakeOfSet(set)),
    pending: item.entered ? lineups - settled : 0,
  }
  if (!item.entered || settled === 0) return { ...known, winnings: null, profit: null, roiPct: null }
  const money = settledMoneyOfSet(set)
  return {
    ...known,
    winnings: toDollars(money.winningsCents),
    profit: toDollars(profitCents(money)),
    roiPct: money.feesCents > 0 ? roiPct(money) : null,
  }
}
