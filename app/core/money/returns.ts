import { percentOf } from './percent.ts'

/** Fees and winnings of one or several entries, in whole cents. Tickets count as winnings. */
export type FeesAndWinnings = { feesCents: number; winningsCents: number }

/** Winnings minus fees (SPEC.md section 5); the winnings of a free entry are profit. */
export function profitCents({ feesCents, winningsCents }: FeesAndWinnings): number {
  return winningsCents - feesCents
}

/**
 * The one definition of ROI: profit as a percentage of the fees, over the same entries in both, free ones included; null
 * without fees. Fees and winnings are added up first and divided here.
 */
export function roiPct(money: FeesAndWinnings): number | null {
  return money.feesCents > 0 ? percentOf(profitCents(money), money.feesCents) : null
}

/** An entry cashes when it wins more than its fee (SPEC.md section 9). `db/contests/winnings.ts` says the same in SQL. */
export function isCashed(money: FeesAndWinnings): boolean {
  return profitCents(money) > 0
}

/** The sums over several entries. */
export function sumOfMoney(all: Iterable<FeesAndWinnings>): FeesAndWinnings {
  const sum = { feesCents: 0, winningsCents: 0 }
  for (const { feesCents, winningsCents } of all) {
    sum.feesCents += feesCents
    sum.winningsCents += winningsCents
  }
  return sum
}
