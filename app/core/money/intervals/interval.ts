/** Both ends in percent. It covers the true value in at least 93 of 100 accounts (docs/intervals.md). */
export type Interval = { low: number; high: number }

/** Too few entries for a useful interval: it needs about `neededEntries` in all, those already played included. */
type TooFew = { neededEntries: number }

/** Null without entries, for an ROI also without fees. */
export type Estimate = Interval | TooFew | null

/** The interval; null when there are too few entries. */
export function intervalIn(estimate: Estimate): Interval | null {
  return estimate && 'low' in estimate ? estimate : null
}

/** For an account that needs `times` as many entries. The number is rounded up to two digits, because it is an estimate. */
export function tooFew(entries: number, times: number): TooFew {
  const needed = entries * times
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1)
  // A quotient such as 10.000000000000002 would otherwise be rounded up to 11.
  return { neededEntries: Math.ceil(needed / unit - 1e-9) * unit }
}
