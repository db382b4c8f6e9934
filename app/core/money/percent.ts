import { decimalText } from '../text/decimal-text.ts'

/** A part as a percentage of the whole, 0 to 100 for a share; 0 when the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

/**
 * A percentage rounded to the one decimal that screens show (SPEC.md section 9), by the same rounding, so that an export
 * and a screen never differ by a tenth: `toFixed` and `Math.round` treat halves and negative numbers differently.
 */
export function toTenths(pct: number): number {
  return Number(decimalText(pct, { most: 1, grouped: false }))
}
