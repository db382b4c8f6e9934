import { formatMoney } from '#core/figures/format.ts'

/** A short amount in dollars for the label of an axis: `$1.2K`, `-$40`, `-$0.60`. */
export function axisMoney(dollars: number): string {
  return Math.abs(dollars) < 1000 && !Number.isInteger(dollars) ? formatMoney(dollars) : short.format(dollars)
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
