/** Money is whole cents inside, dollars on the wire and on screens: sums of dollars as binary fractions drift. */

/** The nearest whole cent. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function toDollars(cents: number): number {
  return cents / 100
}

/** Of an amount that may be unknown. */
export function toDollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}

/** Of an amount that may be absent. */
export function toCentsOrNull(dollars: number | null | undefined): number | null {
  return dollars == null ? null : toCents(dollars)
}
