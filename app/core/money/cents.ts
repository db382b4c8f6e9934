/** Money is whole cents internally, dollars in the API and on screens: sums of dollars as binary fractions are inexact. */

/** The nearest whole cent. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function toDollars(cents: number): number {
  return cents / 100
}

/** `null` stays `null`. */
export function toDollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}

/** `null` and `undefined` become `null`. */
export function toCentsOrNull(dollars: number | null | undefined): number | null {
  return dollars == null ? null : toCents(dollars)
}
