/** A part as a percentage of the whole, 0 to 100 for a share; 0 when the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

// The same rounding as on screens (app/lib/formats/format.ts), so that an export and a screen never differ by a tenth:
// `toFixed` and `Math.round` treat halves and negative numbers differently.
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, useGrouping: false })

/** A percentage rounded to the one decimal that screens show (SPEC.md section 9). */
export function toTenths(pct: number): number {
  return Number(oneDecimal.format(pct))
}
