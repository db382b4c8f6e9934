import type { FeesAndWinnings } from '../money/returns.ts'

/** The fields that tell whether the money of a lineup is settled. */
export type Settlement = { winningsTotalCents: number | null; finalized: boolean }

/**
 * Whether the result of the lineup is still to come: no winnings were recorded and the lineup is not finalized. Winnings
 * of $0 are a result. Points without winnings are not a result, because the profit would be a guess. A pending lineup is in no
 * sum, rate, ROI or chart.
 */
export function isPending({ winningsTotalCents, finalized }: Settlement): boolean {
  return winningsTotalCents === null && !finalized
}

/** Fee and winnings of a saved lineup; null where not entered. */
export type LineupMoney = Settlement & { entryFeeTotalCents: number | null }

/** Fee and winnings of a lineup with a result, an unknown amount as 0; null while the result is pending. */
export function settledMoneyOf(lineup: LineupMoney): FeesAndWinnings | null {
  const { entryFeeTotalCents, winningsTotalCents } = lineup
  if (isPending(lineup)) return null
  return { feesCents: entryFeeTotalCents ?? 0, winningsCents: winningsTotalCents ?? 0 }
}
