/** Dollars won more than paid, to the cent; negative when the entry lost money (SPEC.md section 5). */
export function profit(winnings: number, entryFee: number): number {
  return toDollars(toCents(winnings) - toCents(entryFee))
}

/** Profit as a percentage of the fee; 0 when the fee is 0. */
export function roiPct(winnings: number, entryFee: number): number {
  const fee = toCents(entryFee)
  return fee === 0 ? 0 : ((toCents(winnings) - fee) / fee) * 100
}

/** The nearest whole cent: sums of dollars as binary fractions would drift. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function toDollars(cents: number): number {
  return cents / 100
}
