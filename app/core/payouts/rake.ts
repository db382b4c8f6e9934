/** What the provider tells apart: prizes that are paid however many enter, those of them that pay 2 to 5 fees, and neither. */
export type RakeColumn = 'guaranteed' | 'guaranteed_multiple' | 'not_guaranteed'

/**
 * The provider's highest share of the entry fees, by fee: fees up to so many cents, then percents of
 * 100 as whole hundredths, so that the pool is computed in whole cents.
 */
const RAKE: readonly (readonly [upToCents: number, Readonly<Record<RakeColumn, number>>])[] = [
  [500, { guaranteed: 1590, guaranteed_multiple: 1305, not_guaranteed: 1000 }],
  [2500, { guaranteed: 1500, guaranteed_multiple: 1305, not_guaranteed: 1000 }],
  [4999, { guaranteed: 1425, guaranteed_multiple: 1200, not_guaranteed: 1000 }],
  [9999, { guaranteed: 1200, guaranteed_multiple: 1200, not_guaranteed: 1000 }],
  [49_999, { guaranteed: 1000, guaranteed_multiple: 1000, not_guaranteed: 827 }],
  [99_999, { guaranteed: 1000, guaranteed_multiple: 1000, not_guaranteed: 567 }],
  [Number.POSITIVE_INFINITY, { guaranteed: 567, guaranteed_multiple: 567, not_guaranteed: 567 }],
]

/** What is left of the fees for prizes, in whole cents: the smallest pool that the provider may pay. */
export function poolOfFees(fees: { entries: number; feeCents: number }, column: RakeColumn): number {
  return Math.ceil(
    (fees.entries * fees.feeCents * (10_000 - rakeInHundredths(fees.feeCents, column))) / 10_000,
  )
}

/** The most entries whose fees this pool may be paid from: a guaranteed contest has so many places. The fee is not 0. */
export function entriesOfPool(pool: { poolCents: number; feeCents: number }, column: RakeColumn): number {
  const kept = 10_000 - rakeInHundredths(pool.feeCents, column)
  return Math.floor((pool.poolCents * 10_000) / (pool.feeCents * kept))
}

function rakeInHundredths(feeCents: number, column: RakeColumn): number {
  return RAKE.find(([upToCents]) => feeCents <= upToCents)![1][column]
}
