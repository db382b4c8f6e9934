import { toHundredths } from '../players/shown-points.ts'
import { decimalText } from '../text/decimal-text.ts'

/* One text for each kind of figure (SPEC.md section 9): US dollars, en-US, points with 2 decimals, percentages with 1. */

/** Dollars: `$1,234.50`. */
export function formatMoney(amount: number): string {
  return inDollars(amount, 2)
}

/** Dollars with a sign, so that colour is not the only information: `+$12.00`, `-$5.00`, `$0.00`. */
export function formatProfit(amount: number): string {
  const text = formatMoney(amount)
  return amount >= 0.005 ? `+${text}` : text
}

/** A player's salary in dollars: `$11,200`, `$23`, `$4.5`. */
export function formatSalary(amount: number): string {
  return inDollars(amount, 0)
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
  return `${decimalText(pct, { least: 1, most: 1 })}%`
}

/** A difference with its sign: `+53.8`, `-4.0`, `0.0`. */
export function formatSigned(difference: number, decimals = 1): string {
  const text = decimalText(difference, { least: decimals, most: decimals })
  return text.startsWith('-') || Number(text) === 0 ? text : `+${text}`
}

export function formatCount(count: number): string {
  return decimalText(count)
}

/** `1 player`, `2 players`; pass an irregular plural for `2 entries`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}

function inDollars(amount: number, least: number): string {
  const text = decimalText(amount, { least, most: 2 })
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}

/** A figure as text; "-" where it is not known. */
export function orDash(figure: number | null, format: (figure: number) => string): string {
  return figure === null ? '-' : format(figure)
}
