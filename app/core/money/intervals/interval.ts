/** Both ends in percent. It covers the true value in at least 93 of 100 accounts (docs/intervals.md). */
export type Interval = { low: number; high: number }

/** Too little was played: from about `neededEntries` entries on, those played included, an interval is of use. */
type TooFew = { neededEntries: number }

/** Null where there is nothing to estimate. */
export type Estimate = Interval | TooFew | null

/** The interval, where there is enough for one. */
export function intervalIn(estimate: Estimate): Interval | null {
  return estimate && 'low' in estimate ? estimate : null
}

/** What an account is told that would have to be `times` as large: two digits, rounded up, are as exact as it can be. */
export function tooFew(entries: number, times: number): TooFew {
  const needed = entries * times
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1)
  // Without the last bits of a quotient, or 10 entries would be 11.
  return { neededEntries: Math.ceil(needed / unit - 1e-9) * unit }
}
