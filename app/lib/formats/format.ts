import { toHundredths } from '#core/players/shown-points.ts'

/** Formats of figures (SPEC.md section 9): US dollars, en-US, points with 2 decimals, percentages with 1. */

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')

/** `$1,234.50` */
export function formatMoney(amount: number): string {
  return dollars.format(amount)
}

/** `+$12.00`, `-$5.00`, `$0.00`: the sign, so that colour is not the only information. */
export function formatProfit(amount: number): string {
  return amount > 0 ? `+${dollars.format(amount)}` : dollars.format(amount)
}

/** A player's salary: `$11,200`, `$23`, `$4.5`. */
export function formatSalary(amount: number): string {
  return wholeDollars.format(amount)
}

/** A proved gap in points, rounded up, so that the text never claims less than was proved. */
export function formatGap(points: number): string {
  return formatPoints(Math.ceil(points * 100 - 1e-6) / 100)
}

export function formatPoints(points: number): string {
  return toHundredths(points).toFixed(2)
}

/** `1,212.5%` of a value that is already a percent. */
export function formatPct(pct: number): string {
  return `${oneDecimal.format(pct)}%`
}

export function formatCount(count: number): string {
  return whole.format(count)
}

/** `1 player`, `2 players`; pass an irregular plural for `2 entries`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}
