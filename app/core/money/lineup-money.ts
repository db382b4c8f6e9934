import { isPending } from '../lineups/pending.ts'
import type { FeesAndWinnings } from './returns.ts'

/** Fee and winnings of a saved lineup; null where not entered. */
export type LineupMoney = {
  entryFeeTotalCents: number | null
  winningsTotalCents: number | null
  finalized: boolean
}

/** What is paid and won so far; an unknown amount counts as 0. */
export function moneyOf({ entryFeeTotalCents, winningsTotalCents }: LineupMoney): FeesAndWinnings {
  return { feesCents: entryFeeTotalCents ?? 0, winningsCents: winningsTotalCents ?? 0 }
}

/** Fee and winnings of a lineup with a result; null while the result is pending. */
export function settledMoneyOf(lineup: LineupMoney): FeesAndWinnings | null {
  return isPending(lineup) ? null : moneyOf(lineup)
}
